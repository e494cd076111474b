/** Dramas. One film a line: title | year | language | genres | age | premise. */
export const dramaFilms = `
The Long Platform | 2025 | pa | Drama, Mystery | 12 | A night train stops between stations, and a signalman who left the railway twenty years ago is the only one who knows why it must not move before dawn.
The Salt Road | 2024 | hi | Drama, Adventure | 12 | When the lorries stop coming, a widow in the Rann of Kutch loads her husband's salt on camels and walks the old caravan road to a market that may no longer exist.
Winter Wheat | 2023 | pa | Drama, Family | 7 | Three sisters inherit eleven acres, one tractor and a quarrel older than any of them, and have a single season to decide whether the farm outlives their father.
Low Tide | 2021 | ml | Drama | 12 | A fisherman who lost his licence starts guiding tourists across the mudflats at night, until the one path he trusted for forty years is dredged away.
The Understudy | 2024 | bn | Drama, Music | 12 | For nine years she has known every line of a role she has never played; on the night the lead collapses, she discovers that someone else has learned it too.
Bright Country | 2022 | en | Drama | 12 | A Sikh taxi driver in the Yorkshire Dales takes the same elderly passenger to the same empty house each Thursday, and slowly learns whose house it was.
The Last Projection | 2025 | hi | Drama, History | 7 | The owner of a single-screen cinema has one week before the bulldozers arrive and one reel he promised, in 1971, never to show to anyone.
A Letter to Multan | 2020 | ur | Drama, History | 7 | A postman in Amritsar finds a sack of mail that has been waiting to cross the border since 1947, and sets out to deliver the only envelope with no stamp.
The Weight of Water | 2023 | hi | Drama | 12 | In a town where water comes by tanker every ninth day, a schoolteacher who has been keeping the accounts discovers that the driver is not the thief.
Second Monsoon | 2022 | ml | Drama, Romance | 12 | Five years after the flood took their village, the survivors are invited back for one afternoon to collect whatever is still standing.
Half a House | 2024 | bn | Drama, Comedy | 7 | Two brothers who have not spoken since a chalk line was drawn through their courtyard must share one kitchen for the forty days of their mother's mourning.
Nine Yards | 2021 | ta | Drama | 7 | The last weaver on the street accepts an order for a wedding sari from the mill that ruined him, and weaves into it everything he was never able to say.
The Night Clerk of Marine Drive | 2023 | hi | Drama, Mystery | 12 | A hotel clerk who has spent thirty years remembering other people's names begins to lose them, one by one, in the order the guests arrived.
Ash Wednesday Market | 2019 | pt | Drama | 12 | On the morning after carnival a Goan seamstress opens her stall to find every costume she sewed that year returned, unworn, with no note.
Quarter Past the Mountain | 2022 | ne | Drama, Adventure | 7 | The only teacher in a Himalayan village walks two days to renew her permit and comes back to find the school has elected a goat as its head.
The Apricot Ledger | 2023 | ur | Drama | 7 | In Hunza a grandmother settles every debt in the valley from a ledger nobody else can read, and her granddaughter is given one summer to learn the handwriting.
A Small Republic | 2024 | mr | Drama, Comedy | 12 | When the district forgets to include their hamlet on the new map, forty-one villagers vote to see how long they can go without telling anyone.
Kite String | 2020 | pa | Drama, Family | 7 | The boy who cut every kite in Lahore loses two fingers at the factory, and his rival offers to be his hands for one last Basant.
The Interpreter's Daughter | 2025 | en | Drama | 12 | A court interpreter has kept other people's secrets in four languages for a lifetime; her daughter, a journalist, needs just one of them.
Dust and Cardamom | 2021 | ml | Drama | 12 | After the auction price collapses, the pickers of a cardamom estate lock the gates from the inside and run it themselves for one remarkable harvest.
The Pearl Diver's Accountant | 2018 | ar | Drama, History | 12 | In 1932, with the pearl banks failing, a careful clerk in Manama is told to write off the men who owe their captains a life's work.
Borrowed Shoes | 2023 | hi | Drama | 7 | For one job interview a gravedigger borrows the shoes of the dead man he buried that morning, and the interviewer recognises them.
The House on Ferozepur Road | 2024 | pa | Drama, History | 12 | A developer offers a fortune for a haveli with one condition, that all seventeen heirs sign, and nobody has seen the seventeenth since the night he was born.
Tin Roof Ghazal | 2022 | ur | Drama, Music | 7 | A retired lorry painter who writes couplets on tailgates learns that a famous singer has been travelling the highways to collect them.
The Orchard Keeper's Trial | 2021 | fa | Drama, Crime | 12 | An old man in the hills above Shiraz is accused of moving a boundary wall by one metre, and the whole court must climb up and measure it.
Nobody's Harvest | 2023 | hi | Drama | 16 | A farm labourer walks to the capital with a thousand others and wakes on the fourth day to find his own face on every front page.
The Sound of Brass | 2024 | hi | Drama, Music | 7 | A wedding band that has played the same eight songs since 1984 is asked to play at a funeral, and finds it does not know a single slow one.
Letters in Lemon Juice | 2020 | it | Drama, Romance | 7 | A Ligurian pharmacist finds invisible writing on every prescription her late mother kept, addressed to a man who is still alive across the square.
The Third Shift | 2022 | en | Drama | 12 | Four cleaners in a glass tower meet for tea at three each morning on the forty-first floor, until the night one of them sits in the chairman's chair.
Under the Banyan Clock | 2019 | ta | Drama, Family | 7 | The village clock has been wrong for sixty years and everybody is used to it; then a young repairman with a good heart and no tact arrives.
The Boatman Votes | 2024 | bn | Drama | 12 | To collect a single vote from a single lighthouse, five election officers and one very reluctant boatman set out into the Sundarbans.
Everything We Did Not Pack | 2023 | ar | Drama | 12 | A family in Aleppo has twenty minutes to fill one suitcase; eleven years later, in a flat in Gothenburg, they unpack it together for the first time.
The Kindness Inspector | 2021 | fi | Drama, Comedy | 7 | A civil servant sent to close the last village post office in Lapland is asked to stay for one delivery, which takes the whole winter.
Seven Cups of Salt | 2022 | ar | Drama | 12 | A cook who lost her sense of taste hides it from a hotel kitchen with the help of a porter who has never been allowed to eat there.
Railway Colony | 2020 | hi | Drama, History | 12 | In the last Anglo-Indian railway quarter, two old friends organise a dance for a community of which only nine members can still stand up.
The Lamp Room | 2025 | bn | Drama | 12 | When a coal mine is sealed with two lamps missing, the girl who hands them out refuses to go home until she can cross off the numbers.
Blue Ink, Black Ink | 2023 | ur | Drama | 12 | A government copyist notices that the signature he has forged with permission for twenty years has begun to appear on orders he never saw.
Mother of Pearl Buttons | 2021 | en | Drama | 7 | A button-maker in Birmingham with one month to live begins sewing a button on the coat of every person who was ever kind to him.
A Field for Cricket | 2022 | pa | Drama, Sport | 7 | Two villages that share one flat field and no common language agree to settle ownership of it over a five-day match.
The Silence of Ms Kaur | 2024 | pa | Drama | 12 | The most talkative teacher in Patiala stops speaking one Monday without a word of explanation, and her pupils decide to find out who deserves it.
What the Ferryman Owes | 2023 | bn | Drama, Mystery | 12 | A bridge will open in spring and end his trade; before it does, a ferryman sets out to return every object left in his boat in fifty years.
Afterlight | 2024 | fr | Drama, Romance | 16 | A lighting designer going blind has one last opera to light, and only her fiercest rival can see what she is trying to do.
Copper Sky | 2022 | es | Drama, Western | 12 | In the Atacama a telegraph operator keeps a line open to a mining town that closed a year ago, because somebody there still answers.
Paper Moons | 2021 | ko | Drama, Family | 7 | A lantern maker in Jeonju teaches her estranged grandson to fold one moon for each year he stayed away, and there are more than either expected.
Saffron House | 2023 | ur | Drama | 12 | A Kashmiri boarding house takes in guests who never ask how long; one winter, five strangers discover that each of them was sent by the same letter.
The Quiet Coast | 2020 | en | Drama, Mystery | 12 | After a container ship loses its cargo, a coastal village wakes to ten thousand identical music boxes and one boy who refuses to stop winding them.
`;
