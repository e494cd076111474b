/** History, war and biography. One film a line: title | year | language | genres | age | premise. */
export const historyFilms = `
The Spice Ledger | 2023 | ml | History, Drama | 12 | Cochin, 1663: between two trading companies and one rainy season, a Jewish clerk keeps a second set of books that could hang either side.
The Water Carrier of Saragarhi | 2021 | pa | War, History | 12 | Twenty-one soldiers held the fort. This is the story of the man who was not listed among them, and who carried the water.
Midnight in Lyallpur | 2024 | pa | History, Drama | 12 | On the last night before the line is drawn, a stationmaster with one train and two crowds must decide which way to point it.
Ink and Indigo | 2022 | bn | History, Drama | 12 | In 1859 a village refuses to sow another seed of indigo, and a planter's own translator begins to mistranslate in its favour.
The Silk Spy | 2020 | zh | History, Adventure | 12 | Two monks walk out of China with silkworms in their staffs, an empire behind them and a marriage of convenience in front.
Radio Free Imphal | 2023 | hi | War, History | 12 | As armies close on a hill town in 1944, a schoolgirl with a home-made transmitter reads out the weather and keeps three battalions alive.
The Emperor's Gardener | 2021 | ur | History, Romance | 7 | Ordered to lay out paradise on a dry hill outside Lahore, a Persian gardener asks for the one thing the court cannot give him: time.
Passage to Mombasa | 2022 | gu | History, Drama | 12 | A cobbler's son sails to Africa in 1898 to lay railway sleepers, and is asked every night by the same lion for his papers.
The Telegraph Mutiny | 2019 | hi | History, Thriller | 12 | May 1857. Two operators at a lonely telegraph post hold the only wire between a rising and an empire, and do not trust each other's hands.
Queen of the Salt Fort | 2024 | mr | History, Action | 12 | Besieged by sea, a young regent with no ships and a great many fishermen teaches an admiral the meaning of low water.
Letters from Mesopotamia | 2020 | pa | War, Drama | 12 | A sepoy who cannot write dictates his letters home to an officer who cannot stop improving them, and a village falls in love with the wrong man.
The Potter of Harappa | 2023 | hi | History, Documentary | 7 | From one thumbprint in a shard of clay, archaeologists and actors rebuild the working day of a man who lived four thousand years ago.
The Great Trigonometrical | 2022 | en | History, Adventure | 7 | A half-ton theodolite is dragged over a subcontinent by a man determined to measure everything, and by those who have to carry it.
Cochineal | 2021 | es | History, Drama | 12 | Oaxaca, 1777: the reddest red in the world is made by an insect, a secret and a woman whom two navies would like to meet.
The Lighthouse Keepers of 1942 | 2023 | en | War, Drama | 12 | With a coast in blackout and a convoy in the fog, two brothers on a Scottish rock must choose which rule to break.
Ballad of the Bengal Lancer's Horse | 2020 | hi | War, Family | 7 | A cavalry horse is sold three times, captured twice and mourned once, and still finds her way home to a farm outside Hoshiarpur.
The Cinema of Tripoli | 2022 | it | History, Romance | 12 | In 1938 an Italian projectionist and a Libyan ticket seller splice a forbidden kiss back into every film that passes through their hands.
One Hundred Days of Rain | 2024 | as | History, War | 16 | A supply column sets out for the front in the worst monsoon of the century with mules, malaria and a piano nobody will leave behind.
The Komagata Waits | 2021 | pa | History, Drama | 12 | Vancouver, 1914: a ship lies at anchor for two months with its passengers in plain sight of the shore, and a harbour watchman learns their names.
The Navigator's Prayer | 2023 | sw | History, Adventure | 7 | A blind dhow captain from Lamu pilots his last cargo by the taste of the water, with a young rival who has bought a compass.
The Printer of Serampore | 2022 | bn | History, Drama | 7 | A blacksmith is asked to cast letters for forty languages he cannot read, and leaves a small mistake in each for somebody to find.
Winter at Stalingrad Street | 2020 | fr | War, Drama | 16 | A Paris tenement, 1943. Six families share a stairwell, a ration of coal and the knowledge that one of them is writing letters.
The Boy Who Drew the Raj | 2024 | hi | History, Comedy | 7 | A cheeky bazaar painter is hired to make flattering portraits of the district's officers, and paints precisely what he sees.
Bandits of the Grand Trunk | 2021 | pa | History, Action | 12 | On the oldest road in Asia a toll keeper, a dancer and a deserter rob only those who have robbed the road first.
The Cartwheel Rebellion | 2023 | ta | History, Drama | 12 | When the company taxes every wheel in the district, an old cartwright removes all of his own on a single moonless night.
An Orchard in Anatolia | 2022 | tr | History, Drama | 12 | In 1923 two families are ordered to exchange countries, houses and harvests, and one of them arrives early.
`;
