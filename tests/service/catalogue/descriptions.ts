/** Descriptions: the title's own premise and, where there is room, a second sentence of its family that names its people. */
import { random } from '../artwork/random';
import type { Family } from './texts/closers';
import {
  channelClosers,
  eventClosers,
  factualShowClosers,
  filmClosers,
  kidsShowClosers,
  showClosers,
} from './texts/closers';
import { shuffled } from './text-rows';
import type { CrewSeed } from './types';

/** Words of a description, least and most. */
export const LEAST_WORDS = 25;
export const MOST_WORDS = 70;
/** Share of the premises long enough by themselves that get a second sentence all the same. */
const EXTRA_SHARE = 0.7;

export const wordCount = (text: string): number => text.split(/\s+/).length;

/** Gives second sentences out in turn, so that no two titles near each other share one. */
export interface Closers {
  next(crew: readonly CrewSeed[]): string;
}

function closersOf(seed: string, sentences: readonly string[]): Closers {
  const order = shuffled(sentences, seed);
  let turn = 0;
  return {
    next(crew) {
      const cast = crew.filter(({ type }) => type === 'cast');
      const people: Record<string, string | undefined> = {
        director: crew.find(({ type }) => type === 'director')?.name,
        lead: cast[0]?.name,
        second: cast[1]?.name,
      };
      for (;;) {
        const sentence = order[turn++ % order.length] ?? '';
        const wanted = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, who = '']) => who);
        if (wanted.every((who) => people[who])) {
          return sentence.replaceAll(/\{(\w+)\}/g, (_, who: string) => people[who] ?? '');
        }
      }
    },
  };
}

export const filmClosersOf = (seed: number, family: Family): Closers =>
  closersOf(`closers ${seed} ${family}`, filmClosers[family]);

export type ShowFamily = 'show' | 'kids' | 'factual';
const byShowFamily: Record<ShowFamily, readonly string[]> = {
  show: showClosers,
  kids: kidsShowClosers,
  factual: factualShowClosers,
};
export const showClosersOf = (seed: number, family: ShowFamily): Closers =>
  closersOf(`closers ${seed} ${family}`, byShowFamily[family]);

export const liveClosersOf = (seed: number, kind: 'channel' | 'event'): Closers =>
  closersOf(`closers ${seed} ${kind}`, kind === 'channel' ? channelClosers : eventClosers);

/** The premise, with a second sentence (or more) for short ones and for most others that leave room for it. */
export function describe(id: string, premise: string, crew: readonly CrewSeed[], closers: Closers): string {
  let text = premise;
  while (wordCount(text) < LEAST_WORDS) text = `${text} ${closers.next(crew)}`;
  if (text !== premise || !random(`describe ${id}`).chance(EXTRA_SHARE)) return text;
  const longer = `${premise} ${closers.next(crew)}`;
  return wordCount(longer) > MOST_WORDS ? premise : longer;
}
