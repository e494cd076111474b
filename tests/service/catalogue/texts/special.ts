/**
 * Titles that try the client: names in scripts that must be shaped or run from right to left, a very long name, and records
 * with next to nothing in them. They stand among the others in the catalogue, as they would in a real one.
 */
export interface SpecialFilm {
  name: string;
  year: number;
  language: string;
  genres: readonly string[];
  minAge: number;
  premise: string;
}

export const gurmukhiFilm: SpecialFilm = {
  name: 'ਚਾਨਣ ਦੀ ਗਲੀ',
  year: 2024,
  language: 'pa',
  genres: ['Drama', 'Family'],
  minAge: 7,
  premise:
    'ਅੰਮ੍ਰਿਤਸਰ ਦੀ ਇੱਕ ਤੰਗ ਗਲੀ ਵਿੱਚ ਬਿਜਲੀ ਚਲੀ ਜਾਂਦੀ ਹੈ ਤੇ ਸੱਤ ਪਰਿਵਾਰ ਇੱਕੋ ਲਾਲਟੈਣ ਦੁਆਲੇ ਬੈਠਦੇ ਹਨ। ਰਾਤ ਭਰ ਚੱਲਦੀਆਂ ਗੱਲਾਂ ਵਿੱਚ ਪੁਰਾਣੇ ਝਗੜੇ, ਅਧੂਰੇ ਪਿਆਰ ਅਤੇ ਇੱਕ ਗੁੰਮ ਹੋਈ ਚਿੱਠੀ ਸਾਹਮਣੇ ਆਉਂਦੀ ਹੈ, ਜਿਸ ਨੇ ਸਵੇਰ ਤੱਕ ਸਭ ਕੁਝ ਬਦਲ ਦੇਣਾ ਹੈ।',
};

export const urduFilm: SpecialFilm = {
  name: 'آخری سٹیشن کی شام',
  year: 2023,
  language: 'ur',
  genres: ['Drama', 'Romance'],
  minAge: 12,
  premise:
    'راولپنڈی کے ایک بند ہوتے ہوئے ریلوے سٹیشن پر دو اجنبی ایک ایسی گاڑی کا انتظار کرتے ہیں جس کا وقت برسوں پہلے بدل چکا ہے۔ چائے کی ایک پیالی، ایک پرانا خط اور شام کی ہلکی بارش انہیں وہ بات کہنے پر مجبور کر دیتی ہے جو وہ عمر بھر نہ کہہ سکے۔',
};

export const arabicFilm: SpecialFilm = {
  name: 'حارس المنارة الأخير',
  year: 2022,
  language: 'ar',
  genres: ['Drama', 'Mystery'],
  minAge: 12,
  premise:
    'على جزيرة صغيرة في البحر الأحمر يرفض حارس المنارة العجوز أن يطفئ الضوء للمرة الأخيرة، لأن سفينة واحدة لم تعد بعد. وحين تصل ابنته لتأخذه إلى المدينة يبدأ الاثنان ليلة طويلة من الحكايات التي لم يسمعها أحد من قبل.',
};

export const longNameFilm: SpecialFilm = {
  name: 'The Incomplete and Occasionally Truthful Account of Mr Harbhajan Singh Dhillon, Formerly of Jalandhar, Concerning the Disappearance of One Bicycle, Two Brothers-in-Law and the Entire Contents of the Second Drawer, as Told by Himself to a Stranger on the Night Bus',
  year: 2021,
  language: 'pa',
  genres: ['Comedy', 'Mystery'],
  minAge: 7,
  premise:
    'A retired registrar who has never been known to finish a story starts one at midnight on the Delhi bus, and by Karnal nobody aboard can bear to get off before he reaches the drawer.',
};

/** A live record of a title nobody has described: no text, no year, no genres, no crew, one picture. */
export const bareFilm = { name: 'Untitled Verma Project' };

/** A name without a single break to wrap at. */
export const unbrokenFilm: SpecialFilm = {
  name: 'Thiruvananthapuramkottarakkarakayamkulam',
  year: 2020,
  language: 'ml',
  genres: ['Documentary', 'Travel'],
  minAge: 0,
  premise:
    'One road, a hundred and twenty kilometres, and a bus conductor who has to call out every stop on it in a single breath, filmed on his last day before the recorded voice takes over.',
};
