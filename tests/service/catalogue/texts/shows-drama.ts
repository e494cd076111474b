/** Drama series. One a line: title | year | language | genres | age | episodes of each season | premise. */
export const dramaShows = `
The Haveli Accounts | 2022 | hi | Drama, History | 12 | 8,8,6 | Four generations under one leaking roof in Shekhawati keep their loves, debts and feuds in a single ledger, and each episode opens on a different page.
Chai at Platform Nine | 2021 | hi | Drama, Comedy | 7 | 10,10,8,8 | A tea stall at a junction where every train is late becomes court, clinic and marriage bureau for those who have nothing to do but wait.
Tarn Taran | 2024 | pa | Drama, Crime | 16 | 8 | When a returning nurse finds her village emptied of its young men, she starts a list of names, and somebody starts to cross them off.
Border Post 44 | 2023 | ur | Drama, War | 12 | 6,6 | On the quietest stretch of the line, two posts that can see into one another's kitchens keep an unofficial peace, one radish at a time.
The Silk Merchants | 2020 | ta | Drama, History | 12 | 8,8,8 | In Kanchipuram three weaving houses intermarry, undercut and ruin each other across half a century of fashions and one unforgivable shade of green.
Saltmarsh | 2023 | en | Drama, Mystery | 12 | 6,6 | A doctor takes over the practice on a drowned corner of Essex and finds that every patient has the same two symptoms and the same story.
Second Class | 2022 | hi | Drama | 7 | 8,8 | Eight commuters share one compartment on the 8.14 for a whole year, and know everything about each other except their names.
The Pomegranate Court | 2024 | fa | Drama, Crime | 12 | 10 | A village judge in Fars who would rather be a poet hears one small case a week, and a larger one that nobody will bring.
Mothers' Union | 2021 | bn | Drama, Comedy | 7 | 8,8 | In a Kolkata mill town the women who were told to wait for the men's decision decide to hold a shorter meeting of their own.
Kohinoor Apartments | 2020 | ur | Drama, Romance | 7 | 10,10,10 | Sixteen flats, one lift and a residents' committee with a secret: a Karachi building through the eyes of whoever is carrying the shopping.
North of Nowhere | 2024 | en | Drama, Adventure | 12 | 8 | A failed barrister accepts a teaching post in the Yukon without asking why there have been six teachers in a single winter.
The Fishermen's Bank | 2022 | ml | Drama, Crime | 12 | 7,7 | A cooperative that lends to those no bank will touch becomes the richest in Kerala, and its nine trustees begin to be visited one by one.
Emergency Ward | 2019 | hi | Drama | 12 | 8,8,8,8 | A government hospital, one working scanner and a junior doctor who writes down everything she should have said at the end of every shift.
A House of Salt and Glass | 2023 | ar | Drama, Mystery | 12 | 8 | After the patriarch of a Gulf trading family vanishes, his three daughters discover that he has left the firm to a cook.
The Ballad Singers | 2022 | pa | Drama, Music | 7 | 6,6 | A troupe of dhadi singers drives from fair to fair in a van that will not reverse, and neither will its founder.
Ferry Street | 2021 | bn | Drama, Family | 0 | 10,10 | Children of a river town run messages across the water for grown-ups who have stopped speaking, and keep a copy of each one.
Paper Crown | 2024 | en | Drama, History | 12 | 8 | The last heir of a princely state the size of a golf course sues three governments for the return of her elephant.
The Lamplighters | 2023 | tr | Drama, Romance | 7 | 10,8 | On a Bosphorus street whose power is about to be cut for good, two rival electricians fall in love at opposite ends of one cable.
Room 6, Ward C | 2022 | ko | Drama | 12 | 8 | Six women share a convalescent room for a winter, and by spring have rewritten one another's wills, recipes and marriages.
Tea Estate | 2020 | as | Drama, History | 12 | 8,8,6 | From the hill bungalow to the labour lines, an Assam garden is followed through flood, freedom and three very different managers.
The Night Desk | 2024 | en | Drama, Thriller | 12 | 8,8 | At a Mumbai newspaper after midnight, a sub-editor who has corrected everyone's facts for years is handed a story about herself.
Seven Sisters Bakery | 2021 | fr | Drama, Food | 7 | 8,8 | A Franco-Vietnamese family bakery in Marseille is left in equal shares to seven sisters, only two of whom can stand the smell of butter.
Harbour Lights Kochi | 2025 | ml | Drama, Romance | 7 | 10 | On the ferry between island and mainland a deckhand, a dancer and a divorce lawyer carry the same secret in different directions.
The Long Division | 2023 | pa | Drama, History | 12 | 6 | In six hours, told in six villages, one summer is divided again and again until what is left over is a single child with two mothers.
`;
