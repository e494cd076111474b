/**
 * The sound of the media: pieces that nobody confuses, so that a change of the audio language or of the film is heard at once.
 * English has slow chords and a plucked arpeggio in C major; Punjabi a drone of Sa and Pa and a melody on a raised fourth; the
 * advertisement a quick jingle in G major.
 */

const RATE = 32000;

export type Piece = 'en' | 'pa' | 'ad';

interface Note {
  start: number;
  seconds: number;
  /** Hertz. */
  pitch: number;
  loudness: number;
  /** How fast it dies, per second: 0 holds. */
  decay: number;
}

const pitchOf = (semitonesFromA4: number): number => 440 * 2 ** (semitonesFromA4 / 12);

function englishNotes(seconds: number): Note[] {
  const chords = [
    [-21, -14, -9, -5],
    [-24, -12, -9, -5],
    [-16, -12, -9, -4],
    [-14, -10, -7, -2],
  ];
  const notes: Note[] = [];
  for (let bar = 0; bar * 4 < seconds; bar++) {
    const chord = chords[bar % chords.length] ?? [];
    for (const tone of chord)
      notes.push({ start: bar * 4, seconds: 4.2, pitch: pitchOf(tone), loudness: 0.07, decay: 0 });
    for (let step = 0; step < 8; step++) {
      const tone = (chord[[1, 2, 3, 2][step % 4] ?? 0] ?? 0) + 12;
      notes.push({ start: bar * 4 + step / 2, seconds: 1.5, pitch: pitchOf(tone), loudness: 0.13, decay: 3 });
    }
  }
  return notes;
}

function punjabiNotes(seconds: number): Note[] {
  const sa = -14;
  const scale = [0, 2, 4, 6, 7, 9, 11, 12];
  const phrase = [0, 2, 4, 3, 4, 5, 4, 2, 3, 4, 6, 7, 6, 4, 2, 0];
  const notes: Note[] = [];
  for (let beat = 0; beat < seconds; beat++) {
    const string = [7 - 12, 0, 0, -12][beat % 4] ?? 0;
    notes.push({ start: beat, seconds: 3.5, pitch: pitchOf(sa + string), loudness: 0.12, decay: 0.8 });
    if (beat % 32 < 28) {
      const degree = scale[phrase[beat % phrase.length] ?? 0] ?? 0;
      notes.push({
        start: beat + 0.02,
        seconds: 1.6,
        pitch: pitchOf(sa + 12 + degree),
        loudness: 0.16,
        decay: 1.6,
      });
    }
  }
  return notes;
}

/** A bar of a second, up the chord and back; the last bar is one long chord. */
function jingleNotes(seconds: number): Note[] {
  const chords = [
    [-14, -10, -7, -2],
    [-17, -14, -10, -5],
    [-9, -5, -2, 3],
    [-12, -9, -5, 0],
  ];
  const steps = [0, 1, 2, 3, 3, 2, 3, 1];
  const notes: Note[] = [];
  for (let bar = 0; bar < seconds - 1; bar++) {
    const chord = chords[bar % chords.length] ?? [];
    notes.push({ start: bar, seconds: 1, pitch: pitchOf((chord[0] ?? 0) - 12), loudness: 0.16, decay: 1.5 });
    for (const [i, step] of steps.entries()) {
      const pitch = pitchOf((chord[step] ?? 0) + 12);
      notes.push({ start: bar + i / steps.length, seconds: 0.5, pitch, loudness: 0.14, decay: 5 });
    }
  }
  for (const tone of chords[0] ?? [])
    notes.push({ start: seconds - 1, seconds: 1, pitch: pitchOf(tone + 12), loudness: 0.1, decay: 1.2 });
  return notes;
}

const NOTES: Readonly<Record<Piece, (seconds: number) => Note[]>> = {
  en: englishNotes,
  pa: punjabiNotes,
  ad: jingleNotes,
};

/** Adds a note with three overtones and soft ends to the samples. */
function addNote(samples: Float32Array, note: Note): void {
  const first = Math.round(note.start * RATE);
  const last = Math.min(samples.length, first + Math.round(note.seconds * RATE));
  for (let i = first; i < last; i++) {
    const t = (i - first) / RATE;
    const ends = Math.min(1, t / 0.02, (note.seconds - t) / 0.25);
    const phase = 2 * Math.PI * note.pitch * t;
    const tone = Math.sin(phase) + 0.35 * Math.sin(2 * phase) + 0.15 * Math.sin(3 * phase);
    samples[i] = (samples[i] ?? 0) + note.loudness * ends * Math.exp(-note.decay * t) * tone;
  }
}

/**
 * A piece as a WAV file: 16 bit, mono, 32 kHz, a second of fade at both ends.
 * @param seconds length
 */
export function composeWav(piece: Piece, seconds: number): Buffer {
  const samples = new Float32Array(seconds * RATE);
  for (const note of NOTES[piece](seconds)) addNote(samples, note);
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, i) => {
    const fade = Math.min(1, i / RATE, (samples.length - i) / RATE);
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample * fade)) * 32767), 44 + i * 2);
  });
  return wav;
}
