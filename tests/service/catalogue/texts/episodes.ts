/** Names and summaries of episodes. A show draws each list without repeats. */
export const episodeNames: readonly string[] = `
The Weighbridge; Salt and Ash; What the Tide Left; A Borrowed Coat; Ground Rules; The Second Key; Paper Trail; Nobody's Birthday; Low Water; The Long Way Round;
Eleven Minutes; Small Change; The Guest Room; Bad Weather; Witness; An Honest Mistake; Half the Truth; The Red Door; Before Breakfast; Inventory;
The Wrong Platform; Good Manners; Cold Tea; Third Floor; The Return; Lost Property; Old Friends; A Question of Timing; The Photograph; Dead Reckoning;
Blue Hour; Sleeping Dogs; The Ledger; Next of Kin; Fair Copy; Slow Train; All Present; A Narrow Escape; The Deposit; Smoke;
What Mother Said; The Spare Chair; Twelve Stitches; Rain Check; The Auction; Loose Ends; Night Shift; High Ground; The Inspector Calls Again; Open Water;
A Matter of Record; The Cousin from Delhi; Last Orders; Broken Glass; The Understanding; Missing Pages; Quarter to Nine; Borrowed Time; The Stranger at the Well; Homecoming;
In Good Faith; The Locksmith; Sugar; No Forwarding Address; A Change of Wind; The Visitor; Debts; Market Day; The Empty Seat; Signed, Sealed;
Undertones; First Light; The Cellar; A Favour Returned; Two Cups; Out of Season; The Alibi; Red Ink; Crossing; What the Boy Saw;
The Wedding Guest; Fever; The Bargain; Unclaimed; Snowed In; The Last Witness; Mirror, Mirror; Power Cut; The Verdict; Family Silver;
The Roof; Safe Keeping; A Private Matter; Ferry Times; The Bell; Counting Sheep; Over the Wall; The Interpreter; Thirty Miles; Holding Pattern;
Sworn Statement; The Apprentice; Spring Tide; Half-Day Holiday; The Box in the Attic; Names and Dates; Wrong Number; The Well; Ashes; The Telegram;
Closing Time; A Second Opinion; Blind Corner; The Orchard; Room for Doubt; The Handover; Short Measure; The Quiet One; Dust; Something Borrowed;
The Arrangement; Long Division; Curfew; The Map; Every Other Sunday; The Fixer; Floodplain; Old Wounds; The Reading of the Will; Until Morning
`
  .split(/;|\n/)
  .map((name) => name.trim())
  .filter(Boolean);

export const kidsEpisodeNames: readonly string[] = `
The Sneeze; Upside-Down Day; The Missing Mitten; A Very Big Puddle; Who Turned Off the Moon?; The Wobbly Tooth; Lost and Found; The Biggest Sandwich; Hiccups; The New Neighbour;
Follow the Leader; The Shy Thunderstorm; One Too Many Mangoes; The Great Kite Muddle; Shhh!; The Upstairs Dragon; Cake for Everyone; A Bump in the Night; The Wrong Hat; Slow Down, Snail;
The Invisible String; Bath Time; The Rainbow Thief; Three Left Shoes; Grandma's Whistle; The Grumpy Gate; A Present for Nobody; Sticky; The Longest Queue; Echo's Day Off;
The Runaway Drum; Best Friends; The Snow That Stayed; Market Mix-Up; The Tiny Giant; Can't Sleep; The Lost Balloon; A Cloud in the Kitchen; Too Many Cooks; Goodnight, Everybody
`
  .split(/;|\n/)
  .map((name) => name.trim())
  .filter(Boolean);

export const factualEpisodeNames: readonly string[] = `
Source; The First Fire; Hands; High Water; Grain; The Road North; Thread; A Matter of Degrees; Salt; The Long Dry;
Night Work; Below the Surface; The Weight of Stone; Markets; Migration; Bread; Signals; The Old City; Rust; Edge of the Map;
Harvest; Voices; Thin Air; The Missing River; Apprentices; Steam; Bones; Delta; Measure for Measure; The Return of the Rains;
Glass; Crossing Points; Winter Quarters; Seed; The Last Workshop; Feast; Ruins; Currents; By Hand; What Remains
`
  .split(/;|\n/)
  .map((name) => name.trim())
  .filter(Boolean);

/** What happens first; one of these opens an episode's summary. */
export const episodeOpenings: readonly string[] = `
A delivery that nobody ordered turns up at the one address it should never have reached.
An old friend comes back with a suitcase, a sunburn and a story that does not add up.
The power goes, and by candlelight three people say what they have been saving for years.
A funeral brings the whole family under one roof for the first time since the quarrel.
Someone has been through the files, and only the wrong page is missing.
A storm closes the road and strangers have to share a kitchen until morning.
The inspector arrives a day early, and everyone is exactly where they should not be.
A birthday goes badly wrong before the candles have been lit.
The money is where it should be, which is the first bad sign.
A child asks a simple question at dinner and the room goes quiet.
An anonymous letter is read aloud in public, in a handwriting everybody knows.
The witness changes her mind on the courthouse steps.
A wedding invitation arrives from a man who was buried in the spring.
The new arrival is charming, punctual and lying about almost everything.
A telephone rings in a house that has had no line for ten years.
The water level drops and gives back something that had been forgotten.
An offer is made that it would be foolish to accept and impossible to refuse.
Two enemies are put on the same night shift.
A photograph in the local paper shows one person too many.
The keys are missing, the car is warm and nobody has been out.
A promise made in the first week of the war is called in.
The hospital rings to ask for a next of kin nobody has heard of.
A long-awaited verdict satisfies no one.
The market opens as usual, except for one stall.
A rumour goes round the building and comes back larger.
The train is held at a red signal and a passenger uses the time.
An auction of somebody else's furniture turns up a drawer that was locked for good reason.
A confession is made to the wrong man.
The election is in four days and the ballot papers have gone astray.
A borrowed coat has something sewn into the lining.
The doctor is late, and when she comes she is not alone.
A harmless joke at the office gets out of hand.
A cousin from the city comes for a weekend and asks to see the accounts.
The bridge is closed, so everybody has to take the long way round together.
The old man decides to tell the truth, starting with the smallest thing.
A door that has always been locked is standing open.
The school trip comes back with one child more than it left with.
Somebody recognises the ring.
The harvest is in, the debts are due and the scales have been moved.
A ferry is cancelled and an alibi goes with it.
A missing dog leads to a missing person.
The last tenant refuses to leave, and has a document to prove it.
`
  .trim()
  .split('\n');

/** How it goes on; one of these closes an episode's summary. */
export const episodeTurns: readonly string[] = `
By nightfall a decision has been made that cannot be taken back.
The one person who could explain it has just bought a ticket.
It is settled over tea, which is how the worst things are settled here.
Meanwhile, upstairs, somebody is counting.
Nobody sleeps, and in the morning there is one cup too many on the table.
For once the easy answer is the right one, and it is too late.
A debt is paid, though not by the person who owed it.
Loyalties shift, quietly, in the time it takes to boil a kettle.
An apology is offered and, to everyone's surprise, accepted.
The price goes up, and up again, until only one bidder is left.
Old wounds open and a new name goes on the list.
What looked like kindness turns out to have been arithmetic.
The answer was in the logbook all along.
Two people decide never to speak of it, and one of them means it.
The rain does not stop until the story does.
A small act of courage goes almost unnoticed.
There is a chase, a fall and a long silence on the stairs.
It ends with a knock at the door.
A lie told out of love does more damage than all the others.
They have until the end of the shift to put it right.
Somebody has to go and tell her mother.
The plan works perfectly, which nobody had prepared for.
A hand is played, a bluff is called and the wrong man folds.
Everyone gets what they asked for.
Help comes from the last direction anybody would have looked.
By the final scene two families are no longer on speaking terms.
A truce is agreed, to last as long as the fog.
The secret survives, but only just.
When the lights come up, one chair is empty.
It costs them the house, and they are happier than they have been in years.
What she finds there changes the shape of the whole case.
Nobody is arrested and nobody is innocent.
The past walks in, sits down and orders lunch.
He tells the truth at last, to a room that has already left.
It takes all of them to lift it and only one to let go.
The letter is burned, but not before it has been copied.
An unexpected friendship begins with a very bad meal.
Before the hour is out there will be a new name over the door.
Someone leaves on the night train without saying goodbye.
In the end it comes down to who can keep still the longest.
The clock is stopped, and everybody remembers a different time.
One of them will have to lie under oath.
`
  .trim()
  .split('\n');

export const kidsEpisodeSummaries: readonly string[] = `
Something is making a funny noise behind the wall, and nobody wants to be the first to look.
The biggest cake in town has to get up the steepest hill in town, before it melts.
Everybody has a best friend today except one, until a visitor drops in through the roof.
It is the shortest day of the year, and there is a great deal of playing still to do.
A borrowed toy comes back in more pieces than it left in.
The new neighbour is very, very large and, it turns out, very, very shy.
A race is on, and the slowest of all knows a short cut.
Nobody can find the moon, so they go to look for it with a torch and a sandwich.
When the rain will not stop, the whole gang builds a boat out of whatever is under the bed.
Two friends want the same hat, and the hat has ideas of its own.
A secret is told to one person, and then to only one more person, and then to only one more.
Somebody has lost a voice, somebody has found two and somebody has the hiccups.
The longest queue in the world turns out to be going nowhere, very cheerfully.
A small mistake rolls down the hill and gets bigger and bigger.
It is somebody's birthday, but nobody can remember whose.
There is a puddle so deep that you can hear the fish in it laughing.
The shadow will not come home for tea.
A wobbly tooth, a wobbly bridge and a wobbly song, all in the same afternoon.
The bravest one of all is frightened of something very small.
A parcel with no name on it has to be delivered before bedtime.
Everything in the house has swapped places, including Grandma.
They promised to be quiet, and they are, for nearly a whole minute.
A lost balloon visits every roof in the city on its way back.
Sharing is easy, until there is only one left.
`
  .trim()
  .split('\n');

export const factualEpisodeSummaries: readonly string[] = `
Before sunrise the first workers are already at it, with tools that their grandparents would know.
Two experts who have never agreed are asked to look at the same piece of evidence.
A journey of four hundred kilometres to find the last person who still does it the old way.
The water has gone down, and a whole street has appeared that is on no map.
The season is a fortnight late and everyone has a theory, including the goats.
Behind a plain door, the archive has kept something that was thought to be lost.
At four thousand metres every breath is work, and the work has not yet started.
One family, one recipe and a disagreement that has lasted since 1961.
The crew follows a single object from the ground it was dug from to the hand that will use it.
A night in the company of people who are awake so that the rest of us can sleep.
The numbers say one thing, the river says another and the village has to choose.
It took nine hundred people eleven years to build and one afternoon to forget.
An apprentice is given the tool at last and has one chance to use it.
The animals arrive on the day they always arrive; for the first time, nobody is there to meet them.
In the laboratory a very small sample is about to answer a very large question.
The road ends, the mules begin and the conversation improves.
What was meant to be a demonstration turns into an emergency.
A craft that needs four hands has only three left.
The oldest voice in the valley is recorded for the first time.
The camera waits nineteen days for eleven seconds.
Rival markets on either side of the river sell the same fish under different names.
A ruin gives up its floor plan, its plumbing and its last guest.
The team tries to do it the way the manual says, and then the way the manual's author did.
Everything depends on the wind, which nobody has told.
`
  .trim()
  .split('\n');
