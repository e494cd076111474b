/** Thrillers and crime. One film a line: title | year | language | genres | age | premise. */
export const thrillerFilms = `
Night Ferry | 2025 | en | Thriller, Mystery | 16 | The last crossing of the night leaves with one hundred and four passengers and docks with one hundred and five; the purser has until the tide to find out which of them was never aboard.
Undertow | 2023 | ml | Thriller, Crime | 16 | A lifeguard pulls a man from the sea off Varkala who begs to be put back, and by morning three people have come to the beach asking for him.
Static | 2024 | hi | Thriller | 16 | A night-shift emergency operator recognises the voice on a call that was recorded, according to the time stamp, eleven minutes from now.
The Cartographer | 2022 | fr | Thriller, History | 12 | An army surveyor is ordered to draw a border through a valley he loves, and to lose the only map that shows what lies under it.
Eleven Lanterns | 2023 | ja | Thriller, Mystery | 12 | Each year on the same night a mountain inn lights eleven lanterns for its guests; this year there are ten guests, and the innkeeper will not say why.
Dead Letter Office | 2021 | hi | Crime, Mystery | 16 | A clerk who opens undeliverable mail finds the same threat posted to six people at addresses that do not exist yet.
The Third Signature | 2024 | en | Thriller | 12 | Two signatures on the will are genuine. The third belongs to a man who has been in a coma for nine years, and the ink is still wet.
Black Ice at Rohtang | 2023 | hi | Thriller, Action | 16 | When an avalanche closes both ends of the tunnel, a transport officer realises that one of the stranded lorries is not carrying what its papers say.
The Customs Shed | 2020 | bn | Crime, Thriller | 16 | At a river port where nothing is ever seized, an honest inspector makes the mistake of opening a crate marked with her own initials.
A Quiet Word | 2022 | en | Crime, Drama | 16 | A retired hostage negotiator is called back because the man on the roof will talk only to him, and only about a case that was closed in 1998.
Half Past Murder | 2021 | mr | Crime, Comedy | 12 | The most hated landlord in Pune is killed at half past six, and each of his forty tenants proudly claims to have done it.
The Ninth Juror | 2023 | en | Thriller, Crime | 12 | Eight jurors have made up their minds before lunch; the ninth has just recognised the victim's wristwatch on the foreman's arm.
Faultline | 2024 | tr | Thriller | 12 | A seismologist in Istanbul has forty hours to convince a city that she is right, and one hour to decide whether she wants to be.
Red Corridor | 2019 | hi | Thriller, War | 18 | A bus driver on a forest road through two armies has a rule never to look in the mirror. On the morning he breaks it, nobody on board is a stranger.
The Memory of Bees | 2022 | es | Mystery, Drama | 12 | A beekeeper in La Mancha returns from hospital to find that his hives have moved four miles in his absence and settled on a grave with no name.
Ransom Weather | 2023 | pa | Crime, Thriller | 16 | Fog closes Delhi airport on the night of a kidnapping, trapping the family, the detective, the money and the kidnapper in the same departure lounge.
The Glassblower's Alibi | 2021 | it | Crime, Mystery | 12 | On Murano the furnace was burning at the hour of the murder, which proves that the old master is innocent, and that someone is using his hands.
Cold Storage | 2020 | pa | Thriller | 16 | The night watchman of a potato warehouse in Jalandhar finds that chamber nine has been kept twenty degrees colder than the rest, and by whom.
The Passenger in Seat 22 | 2024 | hi | Thriller | 12 | On an overnight bus to Nainital a young doctor is asked to certify a death; by the next stop the body has changed its seat.
Counterfeit Summer | 2022 | fr | Crime, Romance | 12 | A forger hired to copy one painting falls for the restorer paid to expose it, and neither of them has noticed that the original is also a fake.
Safe House, Shimla | 2023 | hi | Thriller, Drama | 16 | A protected witness, two bored policewomen and a snowed-in bungalow: on the fifth day a letter arrives, addressed to all three by their real names.
The Echo Chamber | 2025 | en | Thriller, Science Fiction | 16 | A sound engineer restoring a politician's old speeches hears, under the applause, a second speech recorded for nobody else.
Bitter Almonds | 2021 | ta | Crime, Drama | 16 | The best pastry cook in Chennai is asked to bake a wedding cake for a family who, twenty years ago, blamed her mother for a poisoning.
One Mile to Wagah | 2024 | pa | Thriller, Drama | 12 | A schoolboy chasing a dog crosses the wrong field at dusk, and two border guards who have never spoken have until the ceremony to hand him back.
The Sleeper in Berth Nine | 2020 | hi | Thriller | 12 | He boards the same train each month and never gets off. The ticket examiner decides to stay awake and see where he goes.
Night Court | 2022 | en | Crime, Drama | 12 | In a magistrate's court that sits only after midnight, a duty solicitor defends a man who is confessing to crimes faster than they are committed.
Salt in the Lock | 2023 | pt | Thriller, Mystery | 16 | A locksmith on the Lisbon docks is paid to open one door a week and never to look inside; he has now been given the key to his own flat.
The Tannery | 2019 | bn | Crime, Drama | 18 | A union organiser disappears from a Kolkata tannery, and her sister takes a job on the same line to find out what the dye vats are hiding.
Witness Marks | 2024 | en | Crime, Mystery | 16 | A clockmaker can read from the scratches in a movement who repaired it and when, which makes him the only witness to a forty-year-old murder.
The Blackout Club | 2021 | hi | Thriller | 16 | Each time the power fails in the tower block, one flat is burgled of exactly one photograph. The residents start comparing which.
Signal Lost | 2022 | ko | Thriller, Science Fiction | 12 | A ferry pilot hears a distress call on a channel that was retired after the sinking he survived, and it is using his call sign.
Debt Collector's Holiday | 2023 | te | Crime, Comedy | 12 | On his first day off in eleven years a debt collector's car breaks down in the one village where everybody owes him money.
The Frozen Account | 2024 | en | Thriller | 12 | A compliance officer freezes a payment of nineteen pounds and forty pence, and within the hour is offered four million to let it go.
Carbon Copy | 2020 | hi | Mystery, Thriller | 12 | A typist for hire outside the high court realises that three different clients have dictated the same suicide note.
A Knife for the Mango | 2022 | ur | Crime, Drama | 16 | When the judge who sentenced their father comes to the orchard to buy fruit, two sisters have one afternoon to decide how long the crop has been waiting.
The Weather Station | 2023 | de | Thriller, Mystery | 12 | Two meteorologists on a Baltic island note down every hour of the winter; in March they discover that their logs agree about everything except how many of them there are.
Fast Bowler | 2021 | en | Crime, Sport | 12 | The night before a final, a young bowler is offered a fortune to bowl one wide. He bowls none, and that is when the trouble starts.
Hollow Coin | 2024 | ar | Thriller, History | 12 | Beirut, 1961: a numismatist is asked to value a coin that opens, and becomes the most popular man in a hotel full of spies.
The Lift Operator | 2022 | hi | Mystery, Drama | 12 | For thirty-four years he has taken one family up and down their own tower; on the day the lift stops between floors, he has questions.
Everyone Was at the Wedding | 2025 | pa | Mystery, Comedy | 12 | Six hundred guests, nine video cameras, one dead uncle, and a detective cousin who must solve it before the bride is told.
Ghat of the Five Thieves | 2020 | hi | Crime, Adventure | 12 | Five pickpockets who have divided Varanasi between them for decades are robbed, on the same morning, by a child.
The Longest Night in Sialkot | 2023 | ur | Thriller | 16 | In a factory that sews the world's footballs, a blackout, a missing foreman and a locked shutter leave forty women to decide whom to believe before morning.
`;
