/** Factual series. One a line: title | year | language | genres | age | episodes of each season | premise. */
export const factualShows = `
Street Food Republic | 2022 | en | Documentary, Food | 0 | 8,8,8 | Each hour a single lane, from the first spark in the stove to the last plate washed, and the families who have never let anyone else hold the ladle.
Monsoon Planet | 2023 | en | Documentary, Nature | 0 | 6 | One weather system, followed from the Horn of Africa to the Himalaya with the frogs, farmers and forecasters who live by it.
The Restorers | 2021 | hi | Documentary, History | 0 | 6,6 | Masons, bookbinders and one very patient clockmaker bring crumbling things back, and each object tells who broke it.
Ten Ragas | 2020 | hi | Documentary, Music | 0 | 10 | Ten hours of the day, ten ragas and ten musicians who explain why you must not hear them at any other time.
Great Railway Kitchens | 2024 | en | Documentary, Travel | 0 | 6,6 | How breakfast for eleven hundred is cooked in a galley the width of a corridor, at a hundred and ten kilometres an hour.
Forensic Punjab | 2022 | pa | Documentary, Crime | 16 | 8,8 | Real cases from one state laboratory, reopened by the scientists who could not let go of them.
Empires of Dust | 2023 | en | Documentary, History | 7 | 8,8 | From Harappa to Hampi, cities that ran the world and then ran out of water, rebuilt room by room.
Makers | 2021 | en | Documentary | 0 | 8,8,6 | A lutier, a saddler, a woman who makes glass eyes: half an hour in the workshop with people who still do it by hand.
Above the Treeline | 2024 | en | Documentary, Nature | 0 | 6 | A year in the thin air among the animals and shepherds of the high Himalaya, filmed without a single helicopter.
The Dressing Room | 2023 | hi | Documentary, Sport | 7 | 6,6 | A full season inside India's least successful first-class cricket side, where optimism is a batting position.
City of Languages | 2022 | en | Documentary, Travel | 0 | 8 | Linguists walk one street at a time through Queens, Leicester and Mumbai, asking everybody how they say home.
Trial by Water | 2021 | en | Documentary, Science | 0 | 6,6 | Engineers face the great floods and droughts of the age with old wisdom, new maths and never quite enough concrete.
The Wedding Season | 2020 | en | Documentary, Romance | 0 | 8,8,8 | From horse hire to honeymoon, a crew of caterers, drummers and designers gets through forty weddings in sixty days.
Lost Songs of the Frontier | 2024 | ur | Documentary, Music | 0 | 6 | A young rubab player crosses Swat and Chitral with a recorder, looking for tunes that only one person still knows.
Kitchens of Exile | 2023 | fa | Documentary, Food | 0 | 8 | People who left home with nothing but a recipe cook it for the neighbours who have never asked about it before.
Under the Same Stars | 2025 | en | Documentary, Science | 0 | 6 | Astronomers at five dark places on Earth watch one night of sky between them, passing the story west as the sun comes up.
`;
