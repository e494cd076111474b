/** Series for children. One a line: title | year | language | genres | age | episodes of each season | premise. */
export const kidsShows = `
Tuktuk and Friends | 2022 | en | Animation, Kids | 0 | 10,10,10 | A little green auto-rickshaw and a city full of bigger vehicles learn about turns, tolls and taking your time.
The Jungle Post Office | 2023 | hi | Animation, Kids | 0 | 10,10 | Hathi sorts, Bandar delivers and nobody in the forest can read, so each letter has to be guessed.
Miss Pepper's Lab | 2021 | en | Kids, Science | 0 | 10,10 | A chemistry teacher the size of a thumb shrinks her class to find out why bread rises, magnets sulk and socks go missing.
Chhota Captain | 2020 | hi | Animation, Kids | 0 | 10,10,10,10 | With a cardboard ship and a crew of cousins, the captain of flat 4B sails to a new ocean before dinner each evening.
Bulbul Sings | 2024 | bn | Animation, Kids | 0 | 10 | A small bird with an enormous voice looks for a place quiet enough to practise and loud enough to be heard.
The Number Bazaar | 2023 | en | Kids, Animation | 0 | 10,8 | Seven haggles, Four is always fair and Zero will give you nothing: a market where the stallholders are the sums.
Pandit Parrot | 2022 | ta | Animation, Comedy | 0 | 8,8 | A parrot who has swallowed an encyclopaedia answers every question, at length, whether or not it was the one you asked.
Dino Dhaba | 2021 | pa | Animation, Kids | 0 | 10,10 | On a highway sixty-six million years long, a family of dinosaurs runs a roadside kitchen for very hungry drivers.
The Cloud Shepherds | 2024 | en | Animation, Fantasy | 0 | 8 | Two sisters who live above the weather herd the clouds to wherever they are wanted and chase off the ones that bite.
Goli the Goalkeeper | 2023 | hi | Kids, Sport | 0 | 8,8 | Goli is round, kind and very hard to get past, and the worst football team in Kolhapur has just found that out.
Little Lanterns | 2020 | zh | Animation, Kids | 0 | 10,10 | Each night one lantern in the market comes alive and has until the candle burns down to help somebody find a way home.
Robo Didi | 2022 | hi | Kids, Science Fiction | 0 | 8,8 | A housework robot sent to the wrong address becomes the big sister of three boys who have never made a bed.
The Moustache Twins | 2021 | mr | Animation, Comedy | 0 | 8,8 | Identical in everything but their moustaches, two circus strongmen run the smallest and gentlest circus in the world.
Story Train | 2024 | en | Kids, Family | 0 | 10 | Every carriage is a country, every ticket is a folk tale, and the guard will not punch it until you have guessed the ending.
Wild Babies of India | 2023 | en | Kids, Nature | 0 | 6,6 | First steps, first swims and first arguments in the nurseries of otters, langurs, sloth bears and one very late elephant.
Fix It Farida | 2022 | ur | Kids, Family | 0 | 8,8 | Nine years old and never without a spanner, Farida mends toasters, tractors and, on good days, grown-ups.
`;
