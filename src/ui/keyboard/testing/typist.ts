/** Simulated input for tests of text entry: OK, a hardware keyboard, and keys of the on-screen keyboard. */
import type { Direction, TextEdit } from '../../../../renderer';
import type { TestRoot } from '../../../../renderer/testing';

type Focused = NonNullable<TestRoot['scene']['focus']['current']>;

const upwards = (root: TestRoot, take: (node: Focused) => boolean): boolean => {
  for (let at = root.scene.focus.current; at !== null; at = at.parent) if (take(at)) return true;
  return false;
};

/** Presses OK on the focused node: the key bubbles, and when no node handles it the focused node is pressed. */
export async function ok(root: TestRoot): Promise<void> {
  let taken = false;
  const press = { key: 'enter', repeat: false, time: root.clock.now() } as const;
  await root.act(() => void (taken = root.scene.focus.press(press)));
  if (!taken) await root.act(() => void upwards(root, ({ props }) => (props.onPress?.(), !!props.onPress)));
}

/** Holds OK for `repeats` key repeats, 100 ms apart, after the long press. */
export async function hold(root: TestRoot, repeats: number): Promise<void> {
  await root.act(() => void upwards(root, ({ props }) => (props.onLongPress?.(), !!props.onLongPress)));
  for (let i = 0; i < repeats; i++) {
    await root.wait(100);
    const time = root.clock.now();
    await root.act(() => void root.scene.focus.press({ key: 'enter', repeat: true, time }));
  }
}

/** Types on a hardware keyboard. False when no node takes the text, so that it is a key of the remote. */
export async function write(root: TestRoot, edit: TextEdit | string): Promise<boolean> {
  const given: TextEdit = typeof edit === 'string' ? { type: 'insert', text: edit } : edit;
  let taken = false;
  await root.act(() => {
    taken = upwards(root, ({ props }) => props.onText !== undefined && props.onText(given) !== false);
  });
  return taken;
}

/** Focuses each key of the on-screen keyboard and presses OK. */
export async function type(root: TestRoot, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await root.act(() => void root.scene.focus.focus(root.find(`key-${key}`)));
    await ok(root);
  }
}

export const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];
