/** First and last names by language, for the crews. Companies by region of the world. */
export interface Names {
  first: readonly string[];
  last: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const names = (first: string, last: string): Names => ({ first: words(first), last: words(last) });

const punjabi = names(
  'Harleen Gurdeep Simran Jaspreet Manpreet Navdeep Amrit Kulwinder Ranjit Baljeet Sukhmani Tejinder Jasleen Hardeep Parminder Arjan Mehtab Kirandeep Gurleen Balraj Daljit Nimrat Sartaj Avneet',
  'Sandhu Gill Dhillon Sidhu Brar Grewal Bajwa Randhawa Dhaliwal Mann Aulakh Sekhon Virk Sohal Bhullar Cheema Kang Uppal',
);
const hindi = names(
  'Aarav Kavita Rohan Meera Vikram Neelam Aditya Shreya Manoj Ritu Kabir Ananya Sanjay Pallavi Nikhil Tara Rajesh Ishita Arvind Sunita Dev Radhika Varun Leela',
  'Sharma Mishra Verma Chauhan Tripathi Kapoor Malhotra Saxena Rathore Bhatt Joshi Pandey Khanna Mathur Srivastava Thakur Dixit Awasthi',
);
const urdu = names(
  'Bilal Zainab Faisal Mahira Usman Ayesha Hamza Sana Asad Noor Imran Hina Tariq Rabia Saad Mariam Adnan Fatima Junaid Zara',
  'Qureshi Malik Chaudhry Butt Siddiqui Haider Rizvi Baig Khokhar Ansari Mirza Durrani Kazmi Sheikh Abbasi Lodhi',
);
const bengali = names(
  'Arindam Mitali Subhash Paromita Ritwik Sharmila Anirban Debjani Soumitra Tanima Kaushik Madhabi Prosenjit Rupa Abir Sohini',
  'Banerjee Chatterjee Mukherjee Sen Ghosh Dutta Bose Roy Chakraborty Das Lahiri Majumdar Sarkar Ganguly',
);
const southern = names(
  'Karthik Lakshmi Madhavan Parvathy Suresh Anjali Vinod Revathi Ravi Nithya Mohan Divya Prakash Sandhya Arun Meenakshi Gopal Kalyani Dinesh Aparna',
  'Nair Menon Iyer Reddy Rao Pillai Krishnan Subramaniam Varma Naidu Kurup Raghavan Shetty Hegde Panicker Venkatesan',
);
const western = names(
  'Amol Sonali Prashant Mrunal Girish Mukta Nandita Sachin Jignesh Hetal Ketan Falguni Vaibhav Sai',
  'Deshpande Kulkarni Patil Jadhav Gokhale Shinde Patel Mehta Trivedi Shah Parekh Bhosale',
);
const eastern = names(
  'Bikash Sarita Dipen Anup Manisha Tenzin Pema Jahnavi Rituparna Rajen Binita Nabin',
  'Gurung Thapa Shrestha Rai Tamang Baruah Hazarika Saikia Gogoi Lama Adhikari Phukan',
);
const english = names(
  'Eleanor Daniel Imogen Thomas Grace Samuel Alice Callum Nadia Owen Harriet Lewis Beatrice Gareth Maya Rupert Phoebe Marcus Tess Duncan Priya Edmund Kezia Alistair',
  'Ashworth Pemberton Hughes Calloway Thorne Whitlock Okafor Marsh Lindqvist Fairfax Bell Harcourt Mistry Quayle Redfern Sterling Amoah Larkin Vaughan Penrose',
);
const french = names(
  'Camille Julien Margaux Antoine Élise Mathieu Solène Rémi Inès Baptiste',
  'Moreau Lefèvre Garnier Dubois Fontaine Chevalier Marchand Renaud Vasseur Perrin',
);
const italian = names(
  'Giulia Marco Chiara Lorenzo Elisa Matteo Francesca Davide',
  'Ferrante Bianchi Moretti Conti Galli Santoro Marchetti Rinaldi',
);
const spanish = names(
  'Lucía Diego Carmen Andrés Marisol Javier Inés Tomás Valeria Esteban',
  'Ortega Salazar Vidal Montoya Rivas Quintero Aguilar Cárdenas Peña Serrano',
);
const portuguese = names(
  'Beatriz Duarte Leonor Henrique Marta Rui Tereza Afonso',
  'Almeida Carvalho Pinto Fonseca Nogueira Teixeira Barreto Lobo',
);
const northern = names(
  'Astrid Jonas Freja Lukas Saga Emil Greta Anton Linnea Otto',
  'Lindholm Bergström Hallgren Krüger Vogel Nyström Keller Sandvik Laine Brandt',
);
const japanese = names(
  'Haruka Kenji Aiko Ryota Naomi Takumi Yui Daichi Sayuri Hiroshi',
  'Tanaka Mori Fujimoto Ishikawa Kuroda Nakano Okada Hayashi Matsui Endo',
);
const korean = names(
  'Ji-woo Min-jun Seo-yeon Hyun-woo Eun-ji Tae-yang Soo-min Dong-hyun',
  'Kim Park Lee Choi Jung Han Yoon Seo',
);
const chinese = names(
  'Meiling Wei Lihua Jun Xiaoyan Bo Yating Haoran',
  'Chen Lin Zhao Huang Xu Liang Guo Tang',
);
const arabic = names(
  'Layla Omar Nadine Karim Salma Youssef Rania Tarek Hala Sami',
  'Haddad Mansour Khoury Nasser Al-Amin Farouk Darwish Saleh Barakat Hamdan',
);
const persian = names(
  'Shirin Behrouz Parisa Dariush Niloufar Kaveh Golnaz Farhad',
  'Rahimi Tehrani Karimi Sohrabi Jafari Ahmadi Moradi Bahrami',
);
const turkish = names(
  'Elif Emre Zeynep Kerem Defne Baran Selin Orhan',
  'Yılmaz Demir Kaya Aydın Şahin Arslan Korkmaz Aksoy',
);
const southEast = names(
  'Anong Somchai Dewi Budi Ratna Arif Malai Niran',
  'Suwan Wirawan Santoso Chaiyasit Hartono Prasert Kusuma Wongsa',
);
const african = names(
  'Amina Juma Neema Baraka Zuri Hamisi Asha Daudi',
  'Mwangi Kamau Otieno Hassan Njoroge Salim Achieng Mrema',
);
const russian = names(
  'Irina Alexei Katya Mikhail Vera Pavel Anya Sergei',
  'Volkov Orlova Sokolov Morozov Lebedev Petrov Belov Zaitsev',
);

/** Names by the two-letter code of a title's first language. */
export const namesByLanguage: Readonly<Record<string, Names>> = {
  pa: punjabi,
  hi: hindi,
  ur: urdu,
  bn: bengali,
  ta: southern,
  te: southern,
  kn: southern,
  ml: southern,
  mr: western,
  gu: western,
  ne: eastern,
  as: eastern,
  en: english,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
  de: northern,
  sv: northern,
  fi: northern,
  ja: japanese,
  ko: korean,
  zh: chinese,
  ar: arabic,
  fa: persian,
  tr: turkish,
  th: southEast,
  id: southEast,
  sw: african,
  ru: russian,
};

export const studios: readonly string[] = [
  'Kite & Lantern Films',
  'Five Rivers Pictures',
  'Neem Tree Studios',
  'Platform Nine Productions',
  'Saltpan Films',
  'Old Fort Pictures',
  'Blue Lorry Films',
  'Harbour Wall Media',
  'Second Reel',
  'Mustard Field Pictures',
  'North Light Film Company',
  'Tin Roof Talkies',
  'Indigo Vat Studios',
  'Long Verandah Productions',
  'Paper Boat Pictures',
  'Copper Bell Films',
];
