/** Crime, thriller and mystery series. One a line: title | year | language | genres | age | episodes of each season | premise. */
export const crimeShows = `
Glass Harbour | 2024 | en | Thriller, Crime | 16 | 8,8 | A customs inspector finds her own signature on a container she has never seen, and follows it through the one port city where every paper is for sale.
The Weighing Room | 2022 | pa | Crime, Drama | 16 | 8,8,6 | At the grain market in Khanna the scales have been off by a fraction for thirty years, and the auditor who notices is told to take a holiday.
Inspector Bose Regrets | 2020 | bn | Crime, Comedy | 12 | 6,6,6,6 | The politest detective in Kolkata solves murders chiefly by apologising, until his suspects cannot bear it any longer.
Cold Desert | 2023 | hi | Crime, Mystery | 16 | 8,7 | In Ladakh a body is found in a glacier wearing next year's military issue, and a woman sergeant has until the thaw to identify it.
The Grey Ledger | 2021 | en | Thriller, Drama | 16 | 8,8 | A forensic accountant going through the books of a bankrupt cricket club finds that it has been paying a pension to somebody in prison for killing her father.
Quetta Nights | 2024 | ur | Crime, Thriller | 18 | 8 | A smuggler's driver, a cleric's daughter and a policeman who cannot sleep keep meeting on the same forty kilometres of road.
Tide Tables | 2022 | en | Mystery, Drama | 12 | 6,6 | Each series the sea around a Welsh island gives back one object, and a retired harbour master has to work out who threw it in.
Dal Lake | 2023 | ur | Mystery, Romance | 12 | 8,8 | On a lake of nine hundred houseboats one is empty, one is sinking and one was never registered; a young boatman knows which is which.
The Panipat Station Diary | 2021 | hi | Crime, Comedy | 12 | 8 | The only honest constable in a dishonest station keeps getting promoted by people who would like her to be somewhere else.
The Opium Clerk's Index | 2024 | zh | Crime, History | 16 | 10 | Canton, 1838. A filing clerk with a perfect memory sells his index to three buyers and keeps the one page that all of them need.
Sixth Floor | 2020 | es | Thriller, Mystery | 16 | 8,8,8 | In a Bogotá courthouse the sixth floor has been sealed since the fire, and somebody up there has started sending down the verdicts.
Bad Debts | 2023 | en | Crime, Comedy | 12 | 6,6 | Two sisters inherit their father's pawnshop in Slough, and with it eleven objects that their owners would kill to redeem.
The Signalman's Code | 2022 | hi | Thriller, History | 12 | 8 | In 1942 a railwayman in Bombay passes messages in the timetable, and a new stenographer is the first person to notice the pattern.
Old Town, New Money | 2024 | tr | Crime, Drama | 16 | 10,10 | When Gaziantep's copper bazaar is bought in a single afternoon, its apprentices set out to discover whose money it was.
Northern Line of Control | 2021 | ur | Thriller, War | 16 | 8,8 | An intelligence analyst who has never left her desk is sent to the ridge she has been describing wrongly for ten years.
The Vanishing Point | 2023 | it | Mystery, Crime | 12 | 8 | In Bologna a professor of perspective disappears in the middle of a lecture, and two hundred students have each drawn a different room.
Small Mercies | 2022 | en | Crime, Drama | 16 | 6,6,6 | In a Punjabi suburb of Vancouver a hospice nurse hears so many confessions that the police start to leave her their cards.
Red Earth | 2020 | te | Crime, Drama | 18 | 8,8 | Two brothers, one a forest officer and one a sandalwood thief, hunt each other by day and eat at the same table at night.
The Locked Haveli | 2025 | hi | Mystery, Family | 7 | 8 | Every door in the old house has a different lock, every cousin has one key, and the will can only be read in the room nobody can open.
Fog Signal | 2024 | pa | Thriller, Drama | 12 | 7 | For three weeks each winter nothing in Punjab can be seen beyond ten metres; the kidnappers chose their season well.
Coroner of the Hills | 2021 | ne | Mystery, Drama | 12 | 8,8 | One doctor covers nine valleys on a motorcycle, and the dead of Gorkha are more talkative than their relations.
Night Bus to Hyderabad | 2023 | te | Thriller, Mystery | 12 | 6 | Each episode follows one passenger on the same eleven-hour journey, and at the same toll gate each of them tells a different lie.
`;
