/** Romances. One film a line: title | year | language | genres | age | premise. */
export const romanceFilms = `
A Room in Lahore | 2024 | ur | Romance, Drama | 12 | They rent the same room, she by day and he by night, and for a whole year know each other only by the notes left under the teapot.
Monsoon Radio | 2023 | hi | Romance, Music | 7 | A late-night host reads out requests from a listener who signs only with the weather, until the forecast and the love letters begin to disagree.
Far From Amritsar | 2022 | pa | Romance, Drama | 12 | Two people who were engaged at nineteen and forgot to break it off meet at sixty, in Vancouver, in the same evening class for beginners' Punjabi.
Second Sun | 2024 | ja | Romance, Fantasy | 12 | In a northern town where summer lasts nine days, a lighthouse painter and a visiting botanist agree to a love affair exactly as long as the season.
The Seat Beside Mine | 2021 | ko | Romance | 7 | On the Seoul night train two strangers are sold the same seat each Friday by a booking error that neither of them reports.
Jasmine, Slowly | 2020 | ta | Romance, Drama | 7 | A flower seller in Madurai keeps one garland back every evening for a customer who has never bought one, and he always comes to ask the price.
Postcards We Never Sent | 2023 | en | Romance, Drama | 12 | Clearing her late husband's desk, a woman finds forty stamped postcards addressed to someone she has never heard of, and decides to deliver them.
The Cardamom Proposal | 2022 | ml | Romance, Comedy | 7 | His mother will bless the match only if the girl can tell nine cardamoms apart; hers, only if the boy can cook with them.
A Bridge at Mandi | 2021 | hi | Romance | 7 | An engineer building a bridge and a ferrywoman it will put out of work have until the last rivet to stop being polite to one another.
Hotel Evergreen | 2023 | hi | Romance, Mystery | 12 | A couple return to the hill hotel where they honeymooned and find their own names in the register for every year since, in someone else's hand.
The Violin Has Left the Building | 2024 | en | Romance, Music | 7 | A second violin and a night porter start a search for a stolen instrument that, it turns out, neither would like to find too soon.
Before the Azaan | 2020 | ur | Romance, Drama | 12 | Each morning before the first call a baker in old Karachi leaves a warm naan on a sill, and one morning the window is open.
Tulips in the Wrong Season | 2022 | ur | Romance, Drama | 7 | A Srinagar gardener promises a visiting poet one bloom in December, and the whole valley conspires to keep his word.
Everything but the Wedding | 2023 | pa | Romance, Comedy | 7 | They have booked the hall, the band, the horse and the caterers; they have simply never got round to telling each other.
The Distance Between Bells | 2021 | it | Romance, Drama | 7 | Two bell ringers in villages across a lake have answered each other every Sunday for thirty years, and a storm takes one of the boats.
Ink on Her Fingers | 2019 | bn | Romance, History | 12 | Calcutta, 1911: a compositor sets a banned novel letter by letter, and begins to change the ending for the woman who proof-reads it.
Half the Sky Is Yours | 2024 | hi | Romance, Adventure | 12 | A glider pilot afraid of landing and a kite maker afraid of heights share one summer, one hill and a great deal of string.
Slow Boat to Alleppey | 2022 | ml | Romance | 7 | A divorce lawyer taking her first holiday is double-booked on a houseboat with the husband of a client, and the canal has no turning place.
The Year of Two Winters | 2023 | sv | Romance, Drama | 12 | A ski-lift mechanic in Åre and a surf teacher in Aotearoa live one another's seasons for a year without being in the same one.
Rain on a Tin Heart | 2020 | mr | Romance, Drama | 12 | An umbrella mender who hates the rain and a weather reporter who is always wrong take shelter in the same doorway, four monsoons running.
Tomorrow, If You Like | 2021 | fr | Romance, Comedy | 12 | A man who cancels everything meets a woman who never makes plans, and both of them turn up.
The Embroidered Map | 2022 | pa | Romance, History | 7 | She stitched him a phulkari with every lane of their village on it; seventy years later his grandson uses it to find the house.
A Table by the Kitchen | 2024 | en | Romance, Comedy | 7 | A critic who has lost faith in restaurants is seated, by accident or malice, at the worst table in London, and comes back the next night.
Blue Hour in Bursa | 2023 | tr | Romance, Drama | 12 | A silk dyer and a photographer both need the same fourteen minutes of light, in the same courtyard, every evening of one summer.
The Last Dance at Regal Hall | 2021 | en | Romance, Music | 7 | The ballroom closes on Saturday, and a widower who never learned to waltz has five days and one very strict instructor.
An Ordinary Thursday | 2022 | hi | Romance, Drama | 12 | The same Thursday is told three times, by a bus conductor, a bank clerk and a boy who sells combs, and only one of them knows it is a love story.
Sugarcane Letters | 2020 | pa | Romance, Comedy | 7 | Two shy farmers ask the same village scribe to write their love letters, and he realises too late that they are to each other.
Goodbye Is a Long Word | 2023 | fa | Romance, Drama | 12 | At Tehran airport a couple say goodbye at the barrier, miss their separate flights, and get one more day that belongs to nobody.
The Perfumer of Kannauj | 2024 | hi | Romance, Mystery | 12 | An attar maker is asked to bottle the smell of a woman's first monsoon, and discovers that he was there.
Nothing Rhymes with Amrita | 2025 | en | Romance, Music | 7 | A songwriter with one hit and no second verse follows the girl it was about to Ludhiana, where she has written an answer.
`;
