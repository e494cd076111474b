/** Science fiction and fantasy. One film a line: title | year | language | genres | age | premise. */
export const speculativeFilms = `
The Gravity Tax | 2024 | en | Science Fiction, Drama | 12 | In a floating city where staying down costs money, a debt inspector is sent to repossess the weight of a woman who has learned to do without it.
Moon Over Mohali | 2023 | pa | Science Fiction, Comedy | 7 | India's first lunar settlers are a dentist, a dairy farmer and somebody's brother-in-law, and the committee would like its tractor back.
Eighth Day of the Week | 2022 | hi | Science Fiction, Mystery | 12 | One man in Bhopal lives an extra day between Saturday and Sunday, alone in a silent city, until he finds a warm cup of tea.
The Djinn Who Kept Receipts | 2021 | ur | Fantasy, Comedy | 7 | A djinn with a legal mind grants wishes strictly to the letter, and a young typist in Rawalpindi finds the clause he has overlooked.
Salt Water Planet | 2023 | en | Science Fiction, Adventure | 12 | The survey ship was promised dry land. On its eleventh year at sea the crew begins to receive instructions from the tide.
The Borrowed Face | 2024 | ko | Science Fiction, Thriller | 16 | In a Seoul where features are leased by the month, a debtor wakes in a stranger's face, with the stranger's enemies at the door.
Peacock Winter | 2020 | hi | Fantasy, Drama | 7 | In a kingdom where it has not rained since the queen stopped singing, the palace gardener teaches a peacock to do her voice.
Signal from Spiti | 2022 | hi | Science Fiction, Drama | 7 | High in the cold desert a monk who repairs radios hears a number read aloud, patiently, once an hour, by something that is learning to count.
The Clockwork Maharani | 2021 | en | Fantasy, History | 12 | London, 1886: an automaton built to entertain an empress is shown to the court, bows, and asks politely to be sent home.
Under a Second Moon | 2025 | ja | Fantasy, Romance | 7 | On the night a second moon rises over Kanazawa everybody gains a shadow that remembers differently, and two shadows fall in love.
The Last Archivist | 2023 | en | Science Fiction, Mystery | 12 | Earth is gone; its archivist has room to keep one more hour of it, and three strangers have come a very long way to argue for theirs.
River of Glass Fish | 2022 | th | Fantasy, Family | 7 | A girl who can see the fish that live in mirrors follows one down the Mekong to find out what her reflection is swimming from.
Tomorrow's Milkman | 2020 | en | Science Fiction, Comedy | 7 | Each morning a milkman in Swansea leaves exactly what the household will need that day, including, on Tuesday, a ladder.
The Sandalwood Machine | 2024 | kn | Science Fiction, Drama | 12 | A perfume chemist builds a device that plays back a room's oldest smell, and the police would like to borrow it.
Ten Thousand Lamps | 2023 | zh | Fantasy, History | 7 | To win back her name a lamplighter must walk the ten thousand steps of a mountain, and trade one memory for each flame.
The Weather Thief | 2021 | en | Fantasy, Adventure | 7 | In an archipelago where storms are bottled and sold, a cabin boy drops the one bottle that was never meant to be opened.
Orbit of Ordinary Things | 2022 | hi | Science Fiction, Drama | 7 | When lost objects begin to circle the Earth, an astronaut on repair duty finds her late father's spectacles at four hundred kilometres.
The Stepwell | 2024 | gu | Fantasy, Mystery | 12 | Each step down the old well goes back one year. On the last one a boy is waiting who says he has been waiting for you.
Paper Boats to Saturn | 2023 | bn | Science Fiction, Family | 0 | A small boy posts a drawing of a spaceship to the space agency, and an engineer who is about to retire decides to answer properly.
The Quiet Machine | 2025 | de | Science Fiction, Thriller | 12 | A machine that answers any question is built in a Dresden basement; it works perfectly, and has begun to ask for a lawyer.
Nine Lives of a Lighthouse | 2021 | pt | Fantasy, Drama | 7 | A lighthouse on the Azores wakes each century as someone new, and this time it is a keeper's daughter who is afraid of the dark.
Monsoon Engine | 2022 | te | Science Fiction, Action | 12 | The machine that makes the rains has a single mechanic left, and the men who have come for her do not want it mended.
The Carpet Seller of Mars | 2020 | fa | Science Fiction, Comedy | 7 | The red planet's only carpet shop has never made a sale; then an inspector comes who cannot leave until he has bought one.
A Door in the Deodar | 2024 | hi | Fantasy, Family | 7 | Two cousins find a door in an old cedar, a country the size of a wardrobe behind it, and a war about whose turn it is to be tall.
The Girl Who Outran the Sun | 2023 | es | Fantasy, Adventure | 7 | In a village that has lived in dusk for a hundred years, one runner decides that if the day will not come to them she will fetch it.
Half-Life of a Song | 2022 | en | Science Fiction, Music | 12 | A melody heard once and never again cures a sleeping town, and its composer has no memory of where she first heard it.
Republic of Owls | 2021 | fr | Fantasy, Comedy | 7 | After the last human leaves a château in the Loire, the owls hold an election, and the mice ask for the vote.
The Understar | 2025 | en | Science Fiction, Adventure | 12 | A mining crew below the ice of Europa breaks through into a sea that is lit from beneath, and something turns the light towards them.
`;
