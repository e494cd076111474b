/** Family films and animation. One film a line: title | year | language | genres | age | premise. */
export const familyFilms = `
The Elephant Who Forgot | 2024 | hi | Animation, Family | 0 | Every elephant remembers everything except Gulab, who forgets it all by lunchtime and is, for that reason, sent to make peace with the tigers.
Pip and the Paper Mountain | 2023 | en | Animation, Adventure | 0 | A very small postman with a very large bag must cross a mountain made of unanswered letters before the wind gets up.
Laddoo and the Lost Comet | 2022 | hi | Animation, Family | 0 | When a comet crash-lands in a sweet shop, a boy named after a sweet has until closing time to get it back into the sky.
The Mango Detectives | 2021 | ml | Family, Mystery | 0 | Somebody is taking one mango a night from the oldest tree in the village, and four children, a parrot and a torch are on the case.
Kavi's Cloud | 2023 | en | Animation, Family | 0 | A lonely cloud follows a girl home from school, rains on the sofa, and has to be taught how to be weather in a small flat.
The Secret Bus Stop | 2020 | en | Family, Fantasy | 0 | At the last stop on the number nine nobody ever gets off, until a girl who has overslept finds out where the empty buses go at night.
Captain Chutney | 2024 | en | Animation, Comedy | 0 | The world's smallest superhero lives in the back of a fridge in Southall, and somebody has left the door open.
A Camel Called Wednesday | 2021 | ar | Family, Adventure | 0 | A camel born on the wrong day of the week is sold to a city zoo, and walks home again, very politely, through nine countries.
The Girl with the Yellow Kite | 2022 | pa | Family, Drama | 0 | She has one kite, no string and a deaf grandfather who once spoke to the whole of Lahore by flying.
Night School for Owls | 2023 | en | Animation, Family | 0 | Barnaby is the only owl in the wood who is frightened of the dark, and term starts tonight.
Rani of the Rooftops | 2024 | hi | Animation, Adventure | 0 | A stray cat who rules forty rooftops in old Delhi is asked to look after something that cannot climb, cannot hunt and will not stop crying: a puppy.
The Snow Leopard's Whistle | 2022 | ne | Animation, Adventure | 7 | A shepherd boy whistles a wrong note on the high pass, and a snow leopard whistles it right.
My Uncle the Robot | 2020 | ta | Family, Science Fiction | 0 | Uncle was always a little stiff. When his arm comes off at a birthday party, three children promise to keep it from the grown-ups.
Tortoise Express | 2021 | en | Animation, Comedy | 0 | With the railway on strike, a tortoise takes on the parcels, and the parcels begin to enjoy the journey.
The Bookshop Under the Sea | 2023 | fr | Animation, Fantasy | 0 | A shy octopus keeps the only bookshop on the ocean floor; one day a storm delivers a customer who cannot hold his breath.
Bablu's Big Wicket | 2022 | hi | Family, Sport | 0 | The smallest boy in the lane has never been out, because he has never been in. Then the captain gets the measles.
The Dragonfly Post | 2024 | ja | Animation, Family | 0 | In the summer she stays with her grandmother a girl delivers letters between the rice fields by dragonfly, and one is for her.
Goodnight, Jupiter | 2021 | en | Animation, Science Fiction | 0 | Each planet needs someone to tuck it in, and the youngest star in the sky has been given the biggest and least sleepy.
The Biscuit Factory Ghost | 2020 | en | Family, Comedy | 7 | Four friends spend a night in a shut biscuit factory and meet a ghost with very strong opinions on dunking.
Nandi and the Seven Drums | 2023 | ta | Animation, Music | 0 | To wake the rain a calf with no sense of rhythm must fetch seven drums from seven villages and, worse, play them.
The Incredible Tiffin Race | 2024 | mr | Animation, Comedy | 0 | Two hundred thousand lunches, one mixed-up label and a young dabbawala on his first bicycle, with the chief minister's curry on board.
Grandpa's Flying Tractor | 2022 | pa | Family, Comedy | 0 | Nobody believes the tractor can fly, least of all the bank manager who has come to take it away and is now holding on to the back.
The Fox Who Kept Winter | 2021 | sv | Animation, Drama | 0 | A fox hides the last snowflake in her den because the hare has never seen one, and spring will not start without it.
Little Lighthouse | 2023 | pt | Animation, Family | 0 | A lighthouse too short to be seen makes friends with a whale who is too large to miss, and between them they save the fleet.
The Bamboo Flute Band | 2020 | as | Family, Music | 0 | When the river takes the school, a class of nine teaches itself on the roof with flutes, a radio and a visiting rhinoceros.
Three Wishes and a Goat | 2024 | tr | Animation, Comedy | 0 | The goat swallowed the lamp. From now on, the wishes are granted to whoever is scratching her ears.
The Moon's Umbrella | 2022 | bn | Animation, Family | 0 | A boy who mends umbrellas is woken by a very wet visitor, and has until morning to sew something large enough for the sky.
Zoya and the Invisible Team | 2023 | ur | Family, Sport | 0 | The girls of Gilgit have no pitch, no shoes and no goalkeeper, but they do have the only flat roof in town.
`;
