/** Documentaries. One film a line: title | year | language | genres | age | premise. */
export const documentaryFilms = `
The Last Tonga of Lahore | 2023 | ur | Documentary | 7 | For a year the camera rides beside the driver of the city's last horse-drawn cab, as flyovers rise and his regular passengers grow fewer and funnier.
Five Rivers, One Boat | 2022 | pa | Documentary, Nature | 7 | A wooden boat without an engine follows the five rivers of Punjab from glacier to sea, and meets everyone who lives by them, fears them or steals from them.
The Kabaddi Sisters | 2021 | pa | Documentary, Sport | 7 | Four sisters from one farm make the national team in the same season, and their mother sells the buffalo to see them play.
Sixteen Spoons | 2024 | hi | Documentary, Food | 7 | Sixteen cooks, one for each district, make a single dish with a single spoon, and explain why everybody else makes it wrong.
The Man Who Recorded Rain | 2023 | en | Documentary, Music | 0 | In forty years a retired postman has taped the rain on nine thousand roofs; a composer sets out to hear it all.
Ghost Ships of Alang | 2020 | gu | Documentary | 12 | On a beach where the world's great liners come to be taken apart, men who have never been to sea walk through ballrooms with a torch.
Wild Kutch | 2022 | en | Documentary, Nature | 0 | Flamingos, wild asses and wolves share a desert that spends four months of each year at the bottom of the sea.
The Typewriter Street | 2021 | hi | Documentary, History | 7 | Under a row of neem trees outside the court, the last typists in the city take down other people's lives at thirty rupees a page.
Eleven Days in Gaddani | 2019 | ur | Documentary | 12 | A strike, a storm and a tanker on the beach: eleven days with the men who would not cut another plate until somebody counted the dead.
The Sitar Player's Tailor | 2024 | bn | Documentary, Music | 0 | He never played a note, but for thirty years he cut the kurtas of every great musician, and they all talked while he measured.
Breathing Space | 2023 | en | Documentary | 7 | One school, one winter and the worst air in the world: a class of ten-year-olds in Delhi measures, maps and finally meets the smoke.
The Snow Schools of Zanskar | 2022 | hi | Documentary, Travel | 7 | Each January forty children walk a frozen river to reach their classrooms, and each year the river freezes a little later.
Bollywood's Left Hand | 2021 | hi | Documentary, Music | 7 | The session violinists, whistlers and spoon players behind four thousand film songs at last step in front of the microphone.
Silk Road on a Scooter | 2024 | en | Documentary, Travel | 0 | A retired chemistry teacher rides from Istanbul to Kashgar at thirty kilometres an hour, because that is as fast as it goes.
The Women Who Weigh the Tea | 2020 | as | Documentary | 7 | On a single estate in Assam three generations of one family pick, weigh and argue for the price of every leaf.
Ganga Walk | 2023 | hi | Documentary, Travel | 7 | A geographer and a sceptic walk both banks of the Ganges at once, shouting their findings across the water.
Tigerland | 2022 | en | Documentary, Nature | 7 | In the mangroves of Bengal a tiger swims between islands that are disappearing, and so do the people who share them with her.
Hockey, Actually | 2021 | pa | Documentary, Sport | 0 | How a village of nine hundred people sent fourteen players to the Olympics, and why all of them are related to the groundsman.
The Bone Setter | 2024 | ur | Documentary | 12 | In Peshawar wrestlers, brides and cabinet ministers wait on the same wooden bench for a man with no licence and excellent hands.
Radio Ceylon Calling | 2023 | en | Documentary, Music | 0 | Once a week a whole subcontinent fell silent to hear which song had come first. The announcers remember what it felt like to be loved.
Stone by Stone | 2022 | en | Documentary, History | 7 | Masons from Rajasthan and Yorkshire swap cathedrals and stepwells for a year and repair one another's mistakes.
The Bread of Kabul | 2021 | fa | Documentary, Food | 7 | Before dawn in nine neighbourhoods the ovens are lit; a film about flour, rumour and the price of both.
Counting Cranes | 2020 | en | Documentary, Nature | 0 | In a village in Rajasthan people who have very little grain spread half a tonne of it each morning for guests from Siberia.
The Wrestlers of Sangli | 2024 | mr | Documentary, Sport | 7 | Milk, mud, four o'clock in the morning: a season inside a wrestling school where the hardest hold to break is the landlord's.
My Father's Jukebox | 2023 | en | Documentary, Music | 7 | In the back room of a Wolverhampton pub a daughter finds the jukebox that played bhangra to three football teams and one revolution.
Ice Stupa | 2022 | en | Documentary, Science | 0 | An engineer in Ladakh builds glaciers by hand out of winter's spare water, and the rest of the world comes to see if it is cheating.
Night Market | 2021 | zh | Documentary, Food | 0 | One street in Tainan, from the first gas flame to the last swept bone, without a single word of narration.
Puppets of the Thar | 2020 | hi | Documentary | 0 | A family that has told the same story with the same puppets for eight hundred years is asked by a streaming service for something shorter.
The Cricket Ball Makers | 2024 | hi | Documentary, Sport | 7 | In a lane in Meerut a hundred hands touch every ball before it reaches a bowler, and one of them can tell you where it will swing.
A Year of Mondays | 2025 | en | Documentary | 0 | Fifty-two portraits of people at work, in fifty-two towns, all filmed on the first day of the week before anyone has had tea.
`;
