/**
 * Reads out what has focus while the set's voice guide is on [SHELL-28]: by the set's own voice, or by an element that has the page's
 * focus, which the guides of other sets read.
 */
import { focusedSceneNode, watchFocusIdle } from '../../renderer';
import type { Root } from '../../renderer';
import { createSpokenElement } from '../dom/spokenElement';
import type { DomLayer } from '../dom';
import type { SpokenElement } from '../dom/spokenElement';

export interface VoiceGuideOptions {
  scene: Root['scene'];
  /** False where the set has no voice of its own. */
  speak: (text: string) => boolean;
  dom: Pick<DomLayer, 'show'>;
}

/** Time at rest before a line is read, ms: of a row that is walked through only the last title. */
const REST_MS = 300;

/** @returns ends it */
export function startVoiceGuide({ scene, speak, dom }: VoiceGuideOptions): () => void {
  let before: readonly string[] = [];
  let element: SpokenElement | null = null;
  const stop = watchFocusIdle(scene, REST_MS, () => {
    const focused = focusedSceneNode(scene);
    if (focused === null) return;
    const text = spokenText(focused, before);
    before = focused.path;
    if (text === '' || speak(text)) return;
    element ??= dom.show(createSpokenElement, undefined);
    element.say(text);
  });
  return () => {
    stop();
    element?.remove();
  };
}

/** The name of what has focus, after the names of what focus has come into, and before the text that a field has. */
export function spokenText(
  { name, path, role, value }: NonNullable<ReturnType<typeof focusedSceneNode>>,
  before: readonly string[],
): string {
  const around = path.slice(0, name === '' ? path.length : -1);
  const entered = around.filter((one, depth) => one !== before[depth]);
  const content = role === 'textbox' && value !== undefined ? [String(value)] : [];
  return [...entered, name, ...content].filter((part) => part !== '').join(', ');
}
