/**
 * A page whose key `m` mounts what the address names in `fault`: a handler or listener that throws once, or a value that cannot be
 * drawn. `c` counts keys that committed; `second()` makes another root on the page.
 */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot, Row, Text, useScene, View, type Key, type Root } from '../../../renderer';
import { BODY, FONTS } from '../fonts';
import { settled, type SceneWindow } from '../scene-window';

interface FaultsWindow extends SceneWindow {
  /** The texts of a root, in order, and the `testId` of its focus. */
  shown(of?: 'second'): { texts: string[]; focus: string | null };
  second(): Promise<void>;
}

const errors: string[] = [];
const [SQUARE, SECOND] = [0x2060c0ff, 0x20c060ff];
const films = ['a', 'b', 'c'];
const throwOnce = (): (() => void) => {
  let thrown = false;
  return () => {
    if (thrown) return;
    thrown = true;
    throw new Error('mine');
  };
};
const fail = throwOnce();
const nameOf = (film: string): string => film;
const tile = (film: string): ReactElement => (
  <View testId={film} focusable w={300} h={100} color={SQUARE}>
    <Text family={BODY}>{film}</Text>
  </View>
);

/** What nobody may write, as a service's answer may bring it. */
const wrong = (value: unknown): never => value as never;

function Listening(): ReactNode {
  const { focus } = useScene();
  useEffect(() => focus.subscribe(fail), [focus]);
  return <View testId="listening" focusable autoFocus w={300} h={100} />;
}

const subjects: Record<string, () => ReactElement> = {
  row: () => (
    <Row
      testId="row"
      listKey="row"
      autoFocus
      items={films}
      itemKey={nameOf}
      renderItem={tile}
      onItemFocus={fail}
      w={900}
      h={100}
      itemWidth={300}
    />
  ),
  listener: () => <Listening />,
  size: () => (
    <Text family={BODY} size={-5}>
      text
    </Text>
  ),
  weight: () => (
    <Text family={BODY} weight={wrong(0)}>
      text
    </Text>
  ),
  border: () => <View w={10} h={10} border={wrong(null)} />,
};

function Page({ fault }: { fault: string }): ReactNode {
  const [mounted, setMounted] = useState(false);
  const [keys, setKeys] = useState(0);
  const act = ({ key }: { key: Key }): boolean => {
    if (key === 'red') setMounted(!mounted);
    if (key === 'blue') setKeys(keys + 1);
    return false;
  };
  return (
    <View group="column" onKey={act}>
      <View testId="menu" focusable w={300} h={100} color={SQUARE} />
      {mounted && <View y={200}>{subjects[fault]!()}</View>}
      <Text family={BODY} y={400}>{`${keys} keys`}</Text>
    </View>
  );
}

const keys: Readonly<Record<string, Key>> = {
  m: 'red',
  c: 'blue',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
};
const start = (id: string): Root =>
  createRoot({
    target: document.getElementById(id)!,
    input: { keys: window, keyMap: (event) => keys[event.key] ?? null, pointer: false },
    onError: (error, from, details) =>
      void errors.push([from, String(error), details.handler, details.element].filter(Boolean).join(' ')),
  });

const root = start('stage');
let second: Root | null = null;
const fonts = root.loadFonts(FONTS, true);
root.render(<Page fault={new URLSearchParams(window.location.search).get('fault') ?? ''} />);

window.scene = {
  errors,
  memory: () => root.backend.memory(),
  shown(of) {
    const { scene } = of === 'second' ? second! : root;
    const texts: string[] = [];
    const walk = (node: typeof scene.stageNode): void => {
      if (node.type === 'text') texts.push(...node.layout!.lines);
      node.children.forEach(walk);
    };
    walk(scene.stageNode);
    return { texts, focus: scene.focus.current?.props.testId ?? null };
  },
  async second() {
    second = start('second');
    const loaded = second.loadFonts(FONTS, true);
    second.render(
      <View testId="square" focusable x={1000} w={300} h={100} color={SECOND}>
        <Text family={BODY}>second</Text>
      </View>,
    );
    await loaded;
    await settled(second);
  },
  async settled() {
    await fonts;
    await settled(root);
  },
} satisfies FaultsWindow as FaultsWindow;
