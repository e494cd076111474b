/** Live channels (title | language | genres | age | description) and live events (title | language | genres | age | hours long | description). */
export const liveChannels = `
Proscenium One | en | Entertainment | 12 | New drama at nine, comedy at ten and a film every night: the house channel, with everything worth staying in for and nothing that has been on twice this week.
Proscenium Punjabi | pa | Entertainment | 7 | Films, folk songs, village quizzes and the loudest breakfast show on either side of the river, in Punjabi from morning prayers to the last late film.
Film Matinee | hi | Cinema | 7 | Golden-age Hindi cinema in restored prints, six films a day, each introduced by someone who saw it the first time round and has not got over it.
World Screen | en | Cinema | 16 | Festival winners and quiet masterpieces from ninety countries, always in the original language, always to the very end of the credits.
Newsroom 24 | en | News | 7 | Reporting from four continents on the hour, with a slow programme at ten each night that spends sixty minutes on a single story.
Khabar Punjab | pa | News | 7 | District by district, crop by crop and court by court, the day in Punjab as told by reporters who live in the places they are talking about.
Lahore Live | ur | News | 7 | Talk, traffic and temper from the old city to the canal, with live music after midnight and a recipe that is argued over every single morning.
Sport Central | en | Sport | 0 | Cricket from wherever it is daytime, hockey at the weekend and kabaddi whenever two teams and a patch of earth can be found.
Akhara | hi | Sport | 7 | Wrestling, boxing, mallakhamb and kushti from village pits to world championships, with commentary by people who have been thrown by the best.
Tarana | hi | Music | 0 | Film songs by decade, by composer and by state of heart, from the scratch of the first record to whatever was released an hour ago.
Raga Radio with Pictures | hi | Music | 0 | Classical performances timed to the hour for which each raga was composed, and long shots of the river in between.
Bhangra Beats | en | Music | 0 | Non-stop dhol from Jalandhar to Birmingham, with a dance class at noon for offices and another at midnight for everyone else.
Chhota Screen | en | Kids | 0 | Cartoons, stories and songs for the under-eights, with no adverts, no shouting before eight o'clock and a nap in the middle of the day.
Toon Junction | hi | Kids | 0 | Every animated series in the house, back to back, driven by a talking train that is never, ever on time.
Tadka TV | hi | Food | 0 | Forty cooks, one long kitchen and a clock: everything is made from scratch in real time, onions included.
Yatra | en | Travel | 0 | Slow journeys by rail, river and road, with the window open and, for most of the day, no commentary at all.
Wildlife Now | en | Nature | 0 | Cameras at waterholes, nests and mountain passes that simply stay switched on, and a warden's voice when something stirs.
Science Hour | en | Science | 0 | Experiments, rockets and arguments, from the school laboratory to the particle ring, explained by the people who did the washing up afterwards.
History Room | en | History | 7 | Coins, letters, ruins and rumours: documentaries about how we got here, and a panel on Sundays that has never once agreed.
Desi Comedy | hi | Comedy | 12 | Stand-up, sketches and sitcoms without a laugh track, because the audience is in the room and needs no help.
Natak Live | bn | Drama | 12 | A different stage every evening, from Kolkata's group theatres to Kerala's temple courts, broadcast whole with the interval and the cough.
Gurbani Darbar | pa | Faith | 0 | Hymns and recitation through the day and night from historic gurdwaras, with meanings in Punjabi and English along the foot of the screen.
Drive-In | en | Cinema | 18 | Monsters, car chases and questionable science from dusk until dawn; the best of the worst, introduced from the bonnet of an Ambassador.
Quiet | en | Nature | 0 | Rain on a tin roof, a wood stove in Shimla, the last boat home. A channel for falling asleep to, which is sometimes all that anyone wants.
`;

export const liveEvents = `
Vaisakhi Mela from Anandpur | pa | Music, Faith | 0 | 6 | A hundred thousand visitors, the Hola riders and an evening of singers on the big stage, live from dawn procession to the last drum.
Ranji Final, Day Four | en | Sport | 0 | 8 | With two days left, a hundred and nine to win and the ball starting to reverse, the side that has never held the trophy comes out to bat.
Rooftop Nights: Acoustic Lahore | ur | Music | 7 | 3 | Five bands and one qawwali party share a rooftop, a single microphone and a view of the old mosque, unplugged and unrehearsed.
Hockey: Punjab v Odisha | hi | Sport | 0 | 2 | The two states that think they invented the game meet in the league's only unbeaten fixture, under lights and, the forecast says, in rain.
The Proscenium Awards | en | Entertainment | 7 | 4 | The year's best in film and series, voted for by viewers, with a host who has promised to finish on time and never has.
Kabaddi Super Sunday | pa | Sport | 7 | 4 | Four matches on clay from Sangrur, with raids slowed down, held breath counted and a prize tractor parked on the boundary.
Moonrise Concert at Hampi | en | Music | 0 | 3 | A Carnatic violinist, a cellist and sixty drummers play among the boulders as the full moon comes up over the river.
Republic Day Parade | hi | News | 0 | 4 | Every tableau, band and camel from the capital, with sign language throughout and commentary in four languages.
Durga Puja: The Immersion | bn | Faith | 0 | 5 | Boats, lamps and drums on the Hooghly as the great idols of Kolkata are carried to the water for the last night of the festival.
The Great Chess Rapid | en | Sport | 0 | 5 | Sixteen grandmasters, ten minutes each and one prodigy of eleven who has to be in bed by nine.
Jaipur Literature Live | en | Talk | 7 | 6 | Six stages of writers in conversation, including three who are not speaking to each other, beneath the marquee where it always rains.
Launch: Weather Satellite | en | Science | 0 | 3 | From fuelling to orbit with the engineers in the control room and the children of the fishing village next door.
World Cup Qualifier: Pakistan v Iran | ur | Sport | 0 | 3 | One place, ninety minutes and a goalkeeper who sells fruit for the other six days of the week.
Midnight Mass from Goa | en | Faith, Music | 0 | 2 | The candlelit service from the Basilica of Bom Jesus, with a choir that sings in Konkani, Portuguese and Latin.
Stand-Up Saturday: Delhi | hi | Comedy | 16 | 2 | Eight comics, seven minutes each and a heckling round at the end that the front row has trained for.
Ghazal Evening for Faiz | ur | Music | 0 | 3 | The poet's lines sung by three generations on his birthday, on a lawn in Lahore where nobody claps until the verse is over.
Himalayan Marathon | en | Sport | 0 | 6 | Forty-two kilometres at four thousand metres, with the leaders, the last walker and the doctor who follows behind her.
Election Night: The Count | hi | News | 7 | 8 | Seat by seat and village by village, the results as they come in, with a map, a mathematician and nobody shouting.
Kite Festival from Ahmedabad | gu | Entertainment | 0 | 5 | Rooftop cameras, glass thread and a sky you cannot see for paper, from first wind to the night of the lantern kites.
Theatre Live: The Tempest in Tamil | ta | Drama | 12 | 3 | Shakespeare's island moved to the Coromandel coast, live from the Music Academy, with the storm played by forty percussionists.
Pro Wrestling: Dangal Kolhapur | mr | Sport | 7 | 4 | Red earth, no rounds and no points: sixty bouts and a silver mace for the last man whose shoulders are clean.
Opening Night: Kochi Biennale | ml | Entertainment | 7 | 2 | First look through the warehouses of Fort Kochi with the artists, the welders and the man who holds the keys.
Snooker Masters: Semi-Final | en | Sport | 0 | 4 | Best of seventeen frames between a champion who never smiles and a challenger who cannot stop.
Qawwali at the Shrine | ur | Music, Faith | 0 | 4 | The Thursday night gathering from the courtyard at Sehwan, as it has been held for seven centuries, with better microphones.
Budget Speech and Reaction | hi | News | 7 | 4 | The speech in full, and then what it means for a farmer, a shopkeeper, a nurse and the man who sells them all tea.
Bollywood Rewind: Live Orchestra | hi | Music | 0 | 3 | Sixty players perform a classic film's songs to the picture, with the surviving violinists of the first recording in the second row.
Women's Hockey Final | en | Sport | 0 | 2 | A rematch four years in the making, with the same two captains, the same umpire and a different set of knees.
Snake Boat Race | ml | Sport | 0 | 4 | A hundred oars to a boat and a singer standing in the stern: the Nehru Trophy from every bank of Punnamada lake.
The New Year Countdown | en | Entertainment | 7 | 6 | Midnight in eleven cities, one after another, with a kitchen, a dance floor and a sofa standing by in each of them.
Solar Eclipse from Kanyakumari | en | Science | 0 | 3 | Two minutes and nine seconds of night at noon, watched from the tip of the subcontinent by scientists, priests and several confused crows.
`;
