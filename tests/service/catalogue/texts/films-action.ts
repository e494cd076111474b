/** Action and adventure. One film a line: title | year | language | genres | age | premise. */
export const actionFilms = `
Red Kite Rising | 2024 | hi | Action, Adventure | 12 | A grounded fighter pilot turned crop duster sees something in the barley that satellites have missed, and has one tank of fuel to prove it.
The Khyber Express | 2021 | ur | Action, History | 12 | A runaway mail train, a dozen tunnels, and a driver's mate on her first day: the brakes failed at Landi Kotal and the bridge at the bottom is already on fire.
Steel Monsoon | 2023 | te | Action, Drama | 16 | When raiders take the shipbreaking yard at Alang, the welders who cut giants apart for a living decide to keep one afloat.
Nine Gates of Jaisalmer | 2022 | hi | Adventure, History | 12 | A treasure hunter who no longer believes in treasure is hired to find the ninth gate of a fort that has only ever had eight.
Bullet for the Bandmaster | 2020 | hi | Action, Comedy | 12 | Mistaken for a hired killer, a trumpet player from Meerut must conduct a wedding, foil a coup and return the dinner jacket by midnight.
High Pass | 2024 | en | Action, Drama | 12 | Six climbers go up the unclimbed side of a Karakoram peak on a permit for five, and nobody at base camp can agree who the sixth one is.
The Falconer's Debt | 2021 | ar | Action, Adventure | 12 | In the Empty Quarter an old falconer trades his best bird for a stranger's life, and then sets out on foot to win them both back.
Iron Ganesh | 2023 | mr | Action | 16 | A retired wrestler who sells garlands outside the temple is the only thing between a demolition crew and the last akhara in Kolhapur.
Storm Chasers of the Bay | 2022 | bn | Action, Adventure | 7 | Two feuding weather pilots fly into the eye of a cyclone together, because the aircraft has only one working door.
Kargil Mail | 2019 | hi | War, Action | 16 | In the summer of 1999 a postal runner carries letters to a ridge nobody is meant to hold, and stays to help hold it.
The Long Jump | 2022 | pa | Action, Sport | 7 | A village athlete who clears canals for bets is chased across three districts by a bookmaker, a coach and a bull.
Kingfisher Protocol | 2024 | en | Action, Thriller | 16 | A disgraced submarine officer is the only person who knows how to find the boat she was ordered to forget.
Desert Relay | 2020 | ar | Adventure, Sport | 7 | Four sisters inherit a rally car, a map with a hole in it and an entry fee that cannot be refunded.
Hawk of Attock | 2021 | pa | Action, History | 12 | A river pilot of the Sikh kingdom must steer an army across the Indus by night, guided by a boy who has seen the crossing in a dream.
The Bodyguard of Lane Twelve | 2023 | ta | Action, Comedy | 12 | A bodyguard with a ruined knee takes the quietest job in Madurai, guarding a nine-year-old chess prodigy, and has never worked so hard.
Zero Hour at Zoji La | 2025 | hi | Action, Thriller | 12 | Forty lorries, one bulldozer and a road that is falling off the mountain: a border crew has until dawn to bring a hospital's oxygen through.
Tigers of the Terai | 2022 | ne | Adventure, Nature | 7 | A ranger tracking a man-eater learns that she is being led, patiently and on purpose, away from something smaller.
The Smuggler's Lullaby | 2023 | ml | Action, Drama | 16 | A speedboat smuggler retires the day his daughter is born; nine years later the sea sends someone to collect.
Against the Current | 2021 | en | Adventure, Documentary | 7 | Two brothers set out to row the Ganges from mouth to source, upstream, in a boat built for the other direction.
Warrior Poet of Jhelum | 2020 | pa | Action, History | 12 | A soldier who has sworn off violence is asked to compose the verses for a war he is certain to be on the wrong side of.
Sabre Dance | 2024 | ru | Action, Comedy | 12 | A ballet company on tour in the Caucasus finds that the only way out of a coup is to perform straight through it.
The Paper Tiger Gang | 2019 | ko | Action, Crime | 16 | Five newspaper boys of old Busan fold their papers a certain way, and whole streets know whom not to cross.
Thirteen Minutes to Kandla | 2023 | gu | Action, Thriller | 12 | A harbour pilot boards a tanker without a crew, sets her course by hand and has thirteen minutes to turn eighty thousand tonnes.
Blue Mountain Relief | 2022 | ta | Adventure, Drama | 7 | With the rack railway washed out, a retired fireman and his one-armed driver fire up a museum engine to bring a village its rice.
The Sword Swallower's Daughter | 2021 | hi | Action, Romance | 12 | Raised in a travelling circus, she can throw, fall and vanish; what nobody taught her is how to stay in one town long enough to be loved.
Last Flight to Leh | 2024 | hi | Action, Drama | 12 | One engine, nineteen passengers and a newborn: above the Zanskar a co-pilot on her final warning runs out of procedures and starts to fly.
`;
