/** Comedy and romance series. One a line: title | year | language | genres | age | episodes of each season | premise. */
export const comedyShows = `
Auntie Network | 2022 | en | Comedy | 7 | 8,8,8 | Faster than broadband and twice as accurate: in Wembley a ring of aunties runs the marriages, mortgages and MOTs of four postcodes.
The Unpaid Interns | 2023 | hi | Comedy, Drama | 12 | 8,8 | Four graduates at a start-up that has never said what it makes take turns being its head of happiness.
Panchayat Express | 2021 | hi | Comedy | 7 | 8,8,8 | A village council wins a train in a government lottery, and now has to find something to run it on.
Mr and Mrs Dhillon Deny Everything | 2024 | pa | Comedy, Family | 7 | 10 | Parents of four grown children pretend to be divorcing in order to bring everybody home for one weekend, and it works rather too well.
The Wrong Guru | 2020 | en | Comedy | 12 | 6,6 | An insurance salesman from Croydon is mistaken for a holy man in Rishikesh and turns out to be unreasonably good at it.
Two and a Half Tailors | 2022 | ur | Comedy | 7 | 10,10 | In a Lahore tailoring shop a father, a son and an apprentice with one arm promise every customer the same Thursday.
Dabba | 2023 | mr | Comedy, Food | 7 | 8,8 | Seven lunch boxes pass through one pair of hands each day, and the carrier has started leaving notes on the cooking.
The Late Shift at Spice Route | 2021 | en | Comedy, Drama | 12 | 6,6,6 | Inside a curry house off the M6 between closing time and dawn, when the real menu, and the real family, come out.
Love, Terms and Conditions | 2024 | hi | Comedy, Romance | 12 | 8 | A divorce lawyer and a wedding planner share an office, a kettle and, it turns out, most of their clients.
Grandmothers of the Internet | 2022 | ml | Comedy, Family | 0 | 8,8 | Three grandmothers start a cooking channel to annoy a neighbour and wake up with four million viewers and a sponsor.
House Full | 2020 | gu | Comedy | 7 | 10,10,10 | A theatre company that rehearses in a family's living room has never left, and the family has begun to take the better parts.
Bad Astrologer | 2023 | ta | Comedy, Fantasy | 7 | 8 | He has never made a correct prediction in his life, which the underworld of Trichy finds extremely useful.
The Queue | 2021 | bn | Comedy, Drama | 7 | 6 | Six episodes, one ration shop, one line of people that has not moved since the first minute of the first episode.
Shimla Mirchi | 2024 | hi | Comedy, Romance | 7 | 8,8 | A hill-station hotel with eleven rooms and no guests hires a manager whose last three hotels burned down, all of them legally.
Flatmates of Hauz Khas | 2022 | hi | Comedy | 12 | 8,8,8 | A poet, a banker, a policewoman and a retired colonel share one bathroom and a landlord who communicates by pigeon.
The Cricket Widows | 2023 | en | Comedy, Sport | 7 | 6,6 | Tired of making sandwiches, the wives of a hopeless Yorkshire eleven form a team and are drawn against it in the cup.
Ludhiana to London Return | 2025 | pa | Comedy, Drama | 7 | 8 | A hosiery king who moved his family to Kent for the weather tries to move it back, one suitcase and one sulk at a time.
Ministry of Minor Affairs | 2021 | ur | Comedy | 7 | 8,8 | In a forgotten office in Islamabad five civil servants administer whatever the other ministries have dropped behind the sofa.
`;
