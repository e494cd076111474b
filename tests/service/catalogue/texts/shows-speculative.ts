/** Science fiction, fantasy and horror series. One a line: title | year | language | genres | age | episodes of each season | premise. */
export const speculativeShows = `
The Tenth Planet Office | 2023 | en | Science Fiction, Comedy | 12 | 8,8 | A lowly branch of the colonial civil service processes visa forms for a planet nobody has been able to find.
Kaliyug Station | 2022 | hi | Science Fiction, Thriller | 16 | 8,8 | On the last space station with a working greenhouse, the gardener finds a second set of footprints in the soil.
The Thousandth Night | 2024 | ar | Fantasy, Drama | 12 | 10 | The stories have run out, the king is still listening, and a new storyteller with a stammer is pushed through the door.
Mirrorwork | 2021 | gu | Fantasy, Mystery | 12 | 8,8 | In Bhuj a seamstress sews mirrors into skirts, and in one of them somebody is mending the other side.
After the Rains Stopped | 2023 | ta | Science Fiction, Drama | 12 | 8 | Chennai, 2061: a water detective with a dowsing rod and no licence is hired to find a river that has been stolen.
The Hollow Fort | 2020 | mr | Horror, History | 16 | 6,6,6 | Each night the garrison of an abandoned hill fort answers the roll call, and the archaeologists have started to be on the list.
Starling | 2024 | en | Science Fiction, Mystery | 12 | 8 | Nine children born on one night in nine countries begin, at the age of ten, to hum the same tune.
The Night Gardeners | 2022 | ja | Fantasy, Family | 7 | 8,8 | In the hours when Kyoto sleeps, gnarled old spirits tend its moss, and they are, for the first time in centuries, hiring.
Ghost Tax | 2021 | pa | Horror, Comedy | 12 | 8,8 | A Patiala revenue officer is transferred to a department that collects arrears from the dead, who have excellent accountants.
Iron Monsoon | 2025 | te | Science Fiction, Action | 12 | 8 | After a storm of metal falls on the Deccan, a scrap dealer's daughter builds something out of it that stands up.
`;
