/**
 * Second sentences of descriptions, by the family of the title. {director}, {lead} and {second} are people of its own crew;
 * a title without that person never gets a sentence that names one.
 */
export type Family =
  | 'drama'
  | 'thriller'
  | 'comedy'
  | 'romance'
  | 'action'
  | 'speculative'
  | 'horror'
  | 'history'
  | 'family'
  | 'documentary';

export const filmClosers: Record<Family, readonly string[]> = {
  drama: [
    '{lead} gives the performance of a lifetime, mostly in silence.',
    'A patient, humane film from {director} that trusts a look across a room more than any speech.',
    'What begins as a small favour ends as a reckoning, and nobody in the street will be able to say they did not see it coming.',
    '{director} shoots it in long unbroken takes and lets the weather do the arguing.',
    'It is a story about what we owe to the people who raised us, told with wit and not one wasted minute.',
    'Winner of the audience prize at three festivals, and of a great many arguments on the way home.',
    'Around {lead} and {second} gathers a chorus of neighbours, each of them certain of a different truth.',
    'Nothing is explained twice, and the last ten minutes change everything that came before.',
    'A first feature made for very little, in the village where it happened, with the people to whom it happened.',
    'The bill, when it comes, is paid by the one person who was never asked.',
  ],
  thriller: [
    'Each answer costs something, and {lead} is running out of things to pay with.',
    '{director} keeps the doors locked and the clock in plain view.',
    'By the time the lights come back on, four people have lied, one has told the truth and nobody can tell them apart.',
    'A taut, rain-soaked puzzle whose last piece has been on the table from the first scene.',
    '{lead} and {second} circle each other through a city that would rather look the other way.',
    'The further in they go, the more familiar the handwriting becomes.',
    'It could all be settled with a telephone call, if there were anybody left to trust at the other end.',
    'Told over a single night and scored to the sound of one refrigerator.',
    'Watch the left-hand side of the frame.',
    'Somebody in this story is exactly who they say they are, and it will cost them dearly.',
  ],
  comedy: [
    '{lead} and {second} have not been this funny, or this rude to each other, in years.',
    'By the interval there is a goat on the roof; by the end nobody thinks it strange.',
    'A warm, quick-tongued comedy about pride, food and the price of being right.',
    '{director} lets everybody talk at once and somehow we hear every word.',
    'The plan is simple. The family is not.',
    'Also starring three generations of the same household, none of whom had acted before or can be stopped now.',
    'It gets worse, and then, in the last quarter of an hour, it gets very much better.',
    'A riot from first frame to last, with a heart in it the size of a wedding tent.',
    'There are eleven jokes about the plumbing and every one of them turns out to matter.',
  ],
  romance: [
    '{lead} and {second} do more with a shared umbrella than most couples manage with a sunset.',
    'A tender, grown-up love story about timing, which is to say about everything.',
    '{director} understands that the great scenes of a life are mostly played in kitchens.',
    'They have every reason to part and only one, not a very good one, to stay.',
    'With songs you will be humming by the credits and one letter that you will want to read twice.',
    'Families disapprove, trains are missed and somebody, at last, says the thing out loud.',
    'It is never quite clear which of them is being brave.',
    'A film for anybody who has ever rehearsed a sentence on the stairs.',
  ],
  action: [
    'Stunts performed without a net or a computer by a crew that ought to know better.',
    '{director} stages the final chase in real time, in real traffic and, for one heart-stopping shot, in reverse.',
    '{lead} does most of the running and {second} most of the regretting.',
    'The odds are poor, the weather is worse and the tea is getting cold.',
    'An old-fashioned adventure with mud on its boots and a lump in its throat.',
    'One mistake put them here; it will take a better one to get them home.',
    'Filmed over nineteen weeks above the snow line, and every minute of it shows.',
    'There is a bridge. It does not survive.',
  ],
  speculative: [
    'Big ideas on a small budget, carried by {lead} and one unforgettable door.',
    '{director} builds a whole world out of corners, and then asks who has to sweep it.',
    'What comes through is not what anybody was listening for.',
    'Funny, strange and finally very moving, it asks how much of yourself you can lend before someone else is living your life.',
    'The rules are simple, and {lead} has just broken the second one.',
    'A future so close that you can smell the frying onions.',
    'Designed by hand, down to the stamps, and shot on the last roll of film in the building.',
    'It ends where it starts, a little higher up.',
  ],
  horror: [
    'Best watched with the lights on and the wardrobe open.',
    '{director} never shows you quite enough, and then, once, shows you far too much.',
    '{lead} plays a sceptic with a cough and a very good reason not to look behind her.',
    'By the third night the family has stopped asking who is at the door.',
    'The quietest horror film of the year, until it is not.',
    'It is an old story in those parts. The new thing is that somebody has started to answer.',
    'Nobody who hears the whole of it has been able to say how it ends.',
  ],
  history: [
    'Made with the help of three archives and a great many grandmothers, it puts the small voices at the front.',
    '{lead} leads a large and splendid cast through mud, candlelight and the best hats of the year.',
    'The history books give these events one line. {director} gives them faces.',
    'A sweeping, beautifully made film about the moment before everybody knew how it would turn out.',
    'Shot where it happened, in the light in which it happened.',
    '{second} is unforgettable as the one person who writes it all down.',
    'What they chose that week is still being argued about in the tea shops.',
    'Half of it is true, and it is not the half you think.',
  ],
  family: [
    'For anybody between four and ninety-four who has ever been told they are too small.',
    'With seven new songs, one very rude duck and the voice of {lead}.',
    'Every frame of {director}’s film was painted by hand, and there is a hidden mouse in each of them.',
    'Bring a blanket, a biscuit and somebody to hold on to near the end.',
    'A gentle, giddy adventure in which nobody is really bad and the worst of them only needed a nap.',
    'Funny enough for the grown-ups and brave enough for the children.',
    '{lead} and {second} lend their voices, and have clearly had a lovely time.',
    'It takes courage, a torch and a certain amount of jam.',
  ],
  documentary: [
    '{director} spent four years earning the trust that makes a film like this possible.',
    'There is no narration, only the work, the weather and some extremely good company.',
    'It is funny, furious and full of people you will want to write to.',
    'Filmed by a crew of two with one lens and no lights.',
    'A portrait of a vanishing trade by somebody who has taken the trouble to learn it.',
    'What it discovers is not what anybody had gone to look for.',
    'Nominated for eleven prizes; the subjects would like it known that they were paid.',
    'Archive never shown before, and one interview that nearly did not happen.',
  ],
};

export const showClosers: readonly string[] = [
  '{lead} leads an ensemble that gets better, and closer to the bone, with every episode.',
  'Created by {director}, it is the rare series that knows precisely when to keep quiet.',
  'Secrets are kept, then traded, then shouted down a stairwell.',
  'Come for the mystery, and stay for the lunches.',
  'New alliances, old grudges and a finale that half the country stayed up for.',
  '{lead} and {second} are reason enough to watch the next one at once.',
  'No two episodes are alike, and yet by the end not one could be taken out.',
  'Adapted from the best-selling novels, with the ending changed by the author herself.',
  'Written by people who have plainly lived there.',
  'Seldom has so much hung on so small a signature.',
  'It is slow for exactly one episode. After that you will not get up.',
  'Everything said at the table in the first hour comes back, with interest, in the last.',
];

export const kidsShowClosers: readonly string[] = [
  'Short, sunny stories with a song in each and a question to take to bed.',
  'Made with teachers, tested on toddlers and enjoyed by everyone who has had to watch it forty times.',
  'Every adventure ends in time for supper.',
  'Kind, quick and never louder than it needs to be.',
  'With {lead} as the voice that makes everybody feel better.',
];

export const factualShowClosers: readonly string[] = [
  'Presented by {lead}, who asks good questions and then waits for the answer.',
  'Two years in the making on five continents, and worth every mosquito.',
  'Each film stands alone; together they change how you look out of the window.',
  'Without a presenter and without hurry.',
  '{director} and a very small crew go where the road stops, and then carry the tripod.',
  'Beautiful to look at and better to argue with.',
];

export const eventClosers: readonly string[] = [
  'Live and in full, with an hour of guests and guesswork before it starts.',
  'Join at any time; the best moments come round again in the interval.',
  'With cameras on the roof, in the crowd and, by special permission, in the kitchen.',
  'Commentary in English and Hindi, and the sound of the place itself for those who would rather.',
  'If it rains we stay with it, because that is usually when it gets good.',
  'Watch it as it happens, and again in full for a week afterwards.',
];

export const channelClosers: readonly string[] = [
  'On the air around the clock, with tonight’s programme on the hour.',
  'Join in the middle; somebody will tell you what you missed.',
  'Always on, and free of anything that shouts.',
  'With a fresh schedule each morning and old friends at the weekend.',
];
