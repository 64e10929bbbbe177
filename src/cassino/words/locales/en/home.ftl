### Before the table: first screen, joining, house rules, settings.

## Every page

page-title = Cassino
page-tagline = The old card game of taking and building.
page-skip = Skip to the table
page-menu = Menu
page-home = Home
page-rules = Rules
page-settings = Settings
page-language = Language
page-back = Back
page-close = Close
page-save = Save
page-cancel = Cancel
page-yes = Yes
page-no = No
page-loading = Loading …
page-needs-script = This table needs JavaScript, which is switched off in your browser.

## First screen

home-play = Play
# What the big button starts: $game is a game's name, $level a level's.
home-play-note = { $game } for two, against a computer ({ $level })
home-resume = Back to your match
home-games = Games
home-all-games = More games
home-rules = Rules
home-seats = Players
home-seats-2 = Two
home-seats-3 = Three
home-seats-4 = Four
home-seats-partners = Two and two
home-level = Level
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy
level-counting = Counting
level-sampling = Sampling
level-searching = Searching
level-measured = { $level }, strength { $rating }
home-house-rules = House rules
home-house-rules-line = Set every rule of the table as you know it.
home-friends = With friends
home-friends-line = Send a link; computers fill the empty seats.
home-hotseat = Pass the phone
home-hotseat-line = Several players on one device, hands hidden between turns.
home-learn = Learn
home-learn-line = Ten minutes at the table, from nothing.
home-watch = Watch two computers
home-watch-line = Lean back and see how they do it.
home-matches = Your matches
home-matches-line = Go on, replay, analyse.
home-start = Deal

## Joining by link

join-title = { $name } invites you to play
join-title-table = Join this table
join-your-name = Your name
join-sit = Sit down
join-sit-here = Sit here
join-take-over = Take over from the computer
join-watch = Watch only
join-stand-up = Stand up
join-seat = Seat { $seat }
join-seat-free = Free
join-seat-computer = Computer ({ $level })
join-full = All seats are taken. You can watch.
join-link = Link for your friends
join-copy = Copy link
join-copied = Link copied
join-share = Share
join-qr = Code to scan with a phone
# $option starts a server that other devices reach; it stays as it is.
join-this-device = Only this device can open this address. To let others in, start the server with { $option } and open this page by the computer's own address in your network.
join-waiting = { $count ->
    [0] Everybody is here.
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
join-fill = Fill the empty seats with computers
join-begin = Begin
join-only-host = { $name } begins the match.
join-read-rules = Read the rules of this table before you sit down.

## House rules

house-title = House rules
house-from = Based on
house-intro = Every rule of the table is a switch here. What differs from { $name } is marked.
house-reset = Back to { $name }
house-reset-one = As in { $name }
house-changed = Changed
house-number-none = No limit
house-apply = Play by these rules

## Pass the phone

hotseat-title = Pass the phone
hotseat-names = Who is playing?
hotseat-name = Name of player { $seat }
hotseat-pass = Pass the phone to { $name }
hotseat-ready = I'm { $name }: show my cards
hotseat-hidden = The cards are hidden.
hotseat-last-move = Since your last turn

## Your matches

matches-title = Your matches
matches-none = No matches yet.
matches-running = Going on
matches-finished = Finished
matches-resume = Go on
matches-replay = Replay
matches-analyse = Analyse
matches-download = Save the record
matches-open = Open a record
matches-delete = Delete
matches-result = { $name }: { $score }

## Settings

setting-title = Settings
setting-sound = Sound
setting-sound-on = On
setting-sound-off = Off
setting-speed = Speed
setting-speed-off = No motion
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-colours = Suit colours
setting-colours-four = Four colours
setting-colours-two = Two colours
setting-size = Card size
setting-size-small = Small
setting-size-medium = Medium
setting-size-large = Large
setting-light = Table
setting-light-auto = As the device
setting-light-light = Light
setting-light-dark = Dark
setting-marks = Points on cards that count
setting-only-move = Play for me when there is only one move
setting-trackers = Show what has been taken
setting-text-moves = Field for typed moves
setting-chat = Free chat
setting-phrases = Phrases and emotes
setting-clock = Clock
setting-clock-none = No clock
setting-clock-move = Per move
setting-clock-bank = Time bank and increment
setting-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
setting-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
setting-undo = Undo
setting-undo-free = Allowed
setting-undo-none = Not allowed
setting-watchers = Watchers
setting-watchers-yes = Anyone with the link may watch
setting-watchers-no = Nobody may watch
