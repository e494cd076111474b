/** Comedies. One film a line: title | year | language | genres | age | premise. */
export const comedyFilms = `
Kinnow Season | 2025 | pa | Comedy, Family | 7 | The bank will take the orchard unless the Gills sell nine tonnes of fruit by Sunday, and the only buyer left in the district is the man their daughter left at the altar.
Wedding Number Four | 2023 | pa | Comedy, Romance | 12 | A wedding planner from Ludhiana has planned three perfect weddings for the same unlucky bride, and begins to suspect that the trouble is the cake.
The Accidental Mayor | 2024 | hi | Comedy | 7 | A delivery rider fills in the wrong form at the wrong window and wins an election; the only thing anyone wants from him is a working traffic light.
Auntie's Alibi | 2022 | en | Comedy, Crime | 12 | When a priceless necklace vanishes at a Leicester kitty party, nine aunties provide nine identical alibis, word for word, before anybody has asked.
The Rooster of Raikot | 2021 | pa | Comedy | 7 | A village sues its noisiest rooster, the rooster's owner hires the best lawyer in Punjab, and the trial runs well past dawn.
Three Idle Uncles | 2020 | hi | Comedy | 7 | Forced into retirement on the same day, three railway clerks open a travel agency for people who do not wish to go anywhere.
Mister Lassi Goes to London | 2019 | pa | Comedy | 7 | The undefeated lassi champion of Amritsar is invited to a food fair abroad and arrives with two hundred litres of curd and no visa for the buffalo.
My Brother's Horoscope | 2022 | ta | Comedy, Romance | 7 | An astrologer predicts disaster for every match his brother likes, until he meets the girl whose chart he has already promised to himself.
The Sofa | 2024 | mr | Comedy, Drama | 7 | A family of six carries one enormous sofa up seven floors, meeting on every landing a neighbour with an opinion and a grievance.
Who Ate the Jalebi | 2023 | hi | Comedy, Family | 0 | The sweet that was meant for the chief guest is gone, the school has eleven minutes, and the headmistress has powdered sugar on her sleeve.
The Substitute Groom | 2021 | pa | Comedy, Romance | 12 | Stuck in a snowdrift on his own wedding day, a groom asks his best friend to sit in for the photographs, just until he gets there.
Two Tickets to Timbuktu | 2020 | fr | Comedy, Adventure | 7 | A couple on the brink of divorce win a holiday neither will give up, and share one camel, one tent and one very patient guide.
Goat for Sale | 2022 | ur | Comedy | 7 | In the week before Eid a goat with film-star eyes is sold, stolen, returned and sold again, and by Friday has eleven owners and a manager.
The Very Slow Getaway | 2023 | en | Comedy, Crime | 12 | Four pensioners rob the post office that lost their savings, then realise that the only vehicle anyone can drive is the mobile library.
Chai Before Court | 2024 | hi | Comedy, Drama | 7 | The tea seller outside the district court has heard every case for thirty years. When he is called as a witness, both sides would like him to keep to the tea.
Landlord Wanted | 2021 | hi | Comedy | 7 | Tired of being interviewed by landlords, five flatmates place an advertisement to interview one, and the queue goes round the block.
Operation Pickle | 2022 | te | Comedy, Family | 0 | A grandmother's mango pickle wins a national prize under the neighbour's name, and three generations plan a burglary of one jar.
The Reluctant Ghost of Gali Nine | 2020 | ur | Comedy, Fantasy | 7 | A spirit condemned to haunt a house for a hundred years discovers that the new tenants are louder, stay up later and borrow his chains.
Return to Sender, Bathinda | 2023 | pa | Comedy, Drama | 7 | A parcel meant for Toronto is delivered to the wrong Singh, who decides to deliver it by hand and takes the whole village along.
Best Man, Worst Man | 2024 | en | Comedy, Romance | 12 | Two best men who loathe each other must write one speech by Saturday, and the only thing they agree on is the bride.
The Committee for Moving the Tree | 2021 | ml | Comedy | 7 | A coconut palm leans over the new road by nine degrees, and a committee of fourteen is formed to decide who may be seen to touch it.
Lost in Transliteration | 2022 | en | Comedy | 7 | A subtitler with a deadline and a dictionary from 1932 turns a bloody revenge epic into the funniest film of the year.
Full Marks for Failure | 2020 | hi | Comedy, Drama | 7 | For forty years he has sat the same exam and failed with dignity; this year the girl at the next desk is his granddaughter.
Uncle Has a Plan | 2025 | pa | Comedy, Adventure | 7 | A Brampton uncle drives a camper van from Canada to Chandigarh to save on the air fare, with four nephews who were told it was a weekend.
The Honest Politician | 2023 | bn | Comedy | 12 | A blow to the head leaves a minister unable to tell a lie eleven days before polling, and his approval rating begins, to general alarm, to rise.
Nobody Panic | 2021 | en | Comedy | 12 | A cruise ship's entertainment crew discovers that the officers have left in the lifeboats, and that the passengers have paid for a full week.
Moustache Season | 2022 | hi | Comedy, Sport | 7 | In Bikaner a champion moustache is shaved off in the night, and the suspects include every man in town who owns a razor.
The Wrong Retreat | 2024 | en | Comedy, Romance | 12 | Booked by mistake on ten days of silence, an auctioneer and a radio host find a way to argue without saying a word.
Pressure Cooker | 2020 | pa | Comedy, Family | 7 | The whole mohalla must share a single working cooker for a week, and the whistle becomes the most political sound in the street.
Beginner's Bhangra | 2023 | en | Comedy, Music | 7 | A Glasgow fire crew has six weeks to learn to dance for charity, from a retired teacher with a new hip and no patience.
The King of Row Seven | 2019 | hi | Comedy, Drama | 7 | He has watched every first show from the same seat since 1982, and when the multiplex puts in recliners he brings his own chair, and a lawyer.
Spare Key | 2022 | es | Comedy, Romance | 12 | A locksmith who lost his own keys and a burglar who never carries any spend a long night on the same landing in Seville.
`;
