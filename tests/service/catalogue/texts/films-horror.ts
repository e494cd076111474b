/** Horror. One film a line: title | year | language | genres | age | premise. */
export const horrorFilms = `
The Well at Chandpur | 2023 | hi | Horror, Mystery | 16 | The village covered its well in 1974 and has never said why. A young engineer arrives with a drill, a grant and her grandmother's voice in her head.
Thirteenth Bell | 2022 | en | Horror | 18 | In a Cornish parish the church clock strikes thirteen once a generation, and the ringers have until it stops to count their children.
Churail Road | 2021 | pa | Horror, Comedy | 16 | Every driver on the Malerkotla bypass has a story about the woman in red; a new toll collector decides to ask her for the exact change.
The Lodger in White | 2024 | bn | Horror, Drama | 16 | A widow in north Calcutta takes in a gentleman lodger who is never hungry, never late, and never in the mirror on the stairs.
What the Salt Keeps | 2020 | gu | Horror, History | 18 | On a salt pan where footprints last for years, a surveyor finds a set that leads out into the white and has not yet come back.
Room for One More | 2023 | ko | Horror, Thriller | 18 | The lift in a Busan apartment tower announces its floors in a child's voice, and lately it has been counting below zero.
The Puppeteer's Widow | 2021 | id | Horror, Fantasy | 16 | On Java a shadow puppet master dies in the middle of a performance, and behind the screen the story carries on without him.
Night Nurse | 2022 | hi | Horror, Thriller | 16 | In a closed hospital with one patient, a night nurse learns that the bell by his bed is being rung from the empty ward above.
Bone China | 2019 | en | Horror, Mystery | 16 | A restorer in Stoke finds that a broken dinner service mends itself, plate by plate, each time somebody in the house tells a lie.
The Harvest Guest | 2024 | pa | Horror, Drama | 16 | It is custom to lay a place for a stranger on the last night of harvest. This year somebody comes, and praises the cooking.
Do Not Feed the River | 2023 | ml | Horror | 16 | A backwater resort opens its first season with four rules for its guests, and a small brass plate over the fifth.
The Eleventh Photograph | 2020 | ja | Horror, Mystery | 16 | A portrait photographer notices the same faint figure at the edge of his pictures, one step nearer in every frame.
Whispering Gallery | 2022 | mr | Horror, Thriller | 16 | Under the dome of Bijapur a whisper returns seven times. The guide who tells the tourists so has begun to hear an eighth.
Grandmother's Anklets | 2021 | ta | Horror, Drama | 12 | A dance student inherits a pair of anklets that know a dance she was never taught, and whom it was meant for.
The Ice Factory | 2024 | ur | Horror, Crime | 18 | In a heatwave, the ice factory in old Sukkur is the only cold place for a hundred miles, and people will share it with anything.
Frost Fair | 2023 | en | Horror, History | 16 | London, 1814: the Thames freezes, the stalls go up on the ice, and a pie man looks down between his boots at someone knocking.
The Tenants Below | 2020 | es | Horror, Comedy | 12 | A Madrid family buys a flat so cheap that they agree to share it, from midnight until six, with the people under the floor.
Black Tea for the Dead | 2022 | zh | Horror, Drama | 16 | A tea house in Yunnan keeps one table set for those who died far from home, and one evening the whole table is taken.
Nightjar | 2025 | en | Horror, Thriller | 16 | A sound recordist hunting a rare bird on the moor plays her tape back and finds the call is an answer to her own name.
Hide and Don't | 2021 | hi | Horror, Family | 12 | On a wet afternoon five cousins play hide-and-seek in an ancestral house, and six of them are found.
`;
