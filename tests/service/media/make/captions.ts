/** Subtitles of the feature in English and Punjabi: the same lines at the same times, as WebVTT. */

/** Start in seconds, then the line in each language; every line stands for LINE_SECONDS. */
const LINES: readonly (readonly [start: number, en: string, pa: string])[] = [
  [2, 'Every story begins with a curtain.', 'ਹਰ ਕਹਾਣੀ ਪਰਦੇ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।'],
  [7, 'It opened before sunrise, over the mountains.', 'ਉਹ ਸੂਰਜ ਚੜ੍ਹਨ ਤੋਂ ਪਹਿਲਾਂ, ਪਹਾੜਾਂ ਉੱਤੇ ਖੁੱਲ੍ਹਿਆ।'],
  [13, 'By noon we had reached the wheat fields.', 'ਦੁਪਹਿਰ ਤੱਕ ਅਸੀਂ ਕਣਕ ਦੇ ਖੇਤਾਂ ਵਿੱਚ ਪਹੁੰਚ ਗਏ।'],
  [19, 'Grandmother knew every path by name.', 'ਦਾਦੀ ਨੂੰ ਹਰ ਰਾਹ ਦਾ ਨਾਂ ਪਤਾ ਸੀ।'],
  [26, 'Have you ever seen the sea?', 'ਕੀ ਤੂੰ ਕਦੇ ਸਮੁੰਦਰ ਵੇਖਿਆ ਹੈ?'],
  [31, '– Only in films.\n– Then look.', '– ਸਿਰਫ਼ ਫ਼ਿਲਮਾਂ ਵਿੱਚ।\n– ਫਿਰ ਵੇਖ।'],
  [38, 'The desert keeps no footprints.', 'ਮਾਰੂਥਲ ਪੈਰਾਂ ਦੇ ਨਿਸ਼ਾਨ ਨਹੀਂ ਰੱਖਦਾ।'],
  [44, '<i>Only the wind remembers us.</i>', '<i>ਸਿਰਫ਼ ਹਵਾ ਸਾਨੂੰ ਯਾਦ ਰੱਖਦੀ ਹੈ।</i>'],
  [50, 'The city never slept.', 'ਸ਼ਹਿਰ ਕਦੇ ਨਹੀਂ ਸੁੱਤਾ।'],
  [55, 'A thousand windows, and one of them is home.', 'ਹਜ਼ਾਰ ਬਾਰੀਆਂ, ਤੇ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਘਰ ਹੈ।'],
  [62, 'In the forest we learned to be quiet.', 'ਜੰਗਲ ਵਿੱਚ ਅਸੀਂ ਚੁੱਪ ਰਹਿਣਾ ਸਿੱਖਿਆ।'],
  [68, 'Listen…', 'ਸੁਣ…'],
  [74, 'The bells of evening.', 'ਸ਼ਾਮ ਦੀਆਂ ਘੰਟੀਆਂ।'],
  [80, 'Light a lamp for those who are away.', 'ਜੋ ਦੂਰ ਹਨ, ਉਨ੍ਹਾਂ ਲਈ ਇੱਕ ਦੀਵਾ ਬਾਲ।'],
  [86, 'Winter came early that year.', 'ਉਸ ਸਾਲ ਸਰਦੀ ਛੇਤੀ ਆ ਗਈ।'],
  [92, 'We walked on.', 'ਅਸੀਂ ਤੁਰਦੇ ਰਹੇ।'],
  [98, 'Look up: the same stars as at home.', 'ਉੱਪਰ ਵੇਖ: ਉਹੀ ਤਾਰੇ ਜੋ ਘਰ ਦੇ ਹਨ।'],
  [104, 'They were there the whole time.', 'ਉਹ ਸਾਰਾ ਸਮਾਂ ਉੱਥੇ ਹੀ ਸਨ।'],
  [110, 'And the road led back to where it began.', 'ਤੇ ਰਾਹ ਉੱਥੇ ਹੀ ਮੁੜ ਆਇਆ ਜਿੱਥੋਂ ਸ਼ੁਰੂ ਹੋਇਆ ਸੀ।'],
];

const LINE_SECONDS = 4;

const stamp = (seconds: number): string =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The subtitles of one language as a WebVTT file. */
export function captions(language: 'en' | 'pa'): string {
  const cues = LINES.map(([start, en, pa], i) => {
    const text = language === 'en' ? en : pa;
    return `${i + 1}\n${stamp(start)} --> ${stamp(start + LINE_SECONDS)}\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
