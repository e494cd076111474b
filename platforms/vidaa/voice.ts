/**
 * Hisense's voice guide: the set tells the application whether, in which language and how to speak, and has no call that speaks.
 * The voice is the engine's, where it has one.
 */
import { attempt } from '../common/ask';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';
import { isYes } from '../common/watch';
import { askHisense } from './hisense';
import { menuLanguage } from './menuLanguage';

interface Engine {
  readonly speechSynthesis?: Pick<SpeechSynthesis, 'cancel' | 'getVoices' | 'speak'>;
  readonly SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance;
}

/** False while the guide is off, and on an engine without a voice. */
export function createVoice(page: PlatformPage): (text: string) => boolean {
  return (text) => {
    const { speechSynthesis: engine, SpeechSynthesisUtterance: Utterance } = globalsOf(page) as Engine;
    if (engine === undefined || Utterance === undefined || !isYes(askHisense(page, 'GetTTSEnable')))
      return false;
    return attempt(() => {
      // An engine built without voices takes every utterance, and nothing is heard.
      if (engine.getVoices().length === 0) return false;
      const utterance = new Utterance(text);
      const language = menuLanguage(askHisense(page, 'GetTTSLanguage'));
      if (language !== null) utterance.lang = language;
      utterance.rate = understandable(askHisense(page, 'GetTTSRate'));
      utterance.pitch = understandable(askHisense(page, 'GetTTSPitch'));
      engine.cancel();
      engine.speak(utterance);
      return true;
    }, false);
  };
}

/** The set's scale is not published: what the engine would make unintelligible is its ordinary rate or pitch, 1. */
function understandable(told: unknown): number {
  const value = Number(told);
  return value >= 0.5 && value <= 2 ? value : 1;
}
