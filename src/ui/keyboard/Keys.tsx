import { memo, useState } from 'react';
import type { RefObject } from 'react';
import { useScene, View } from '../../../renderer';
import type { KeyPress, NodeHandle } from '../../../renderer';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import type { IconName } from '../icons';
import { Key } from './Key';
import { keyCells, KEYBOARDS, keyRect } from './layouts';
import type { FunctionKey, KeyboardLayout, KeyboardPage } from './layouts';
import type { Typing } from './useTyping';

interface KeysProps {
  layout: KeyboardLayout;
  scriptPages: readonly KeyboardPage[];
  w: number;
  typing: Typing;
  disabledKeys: ReadonlySet<string>;
  /** Receives the key with the initial focus. */
  first: RefObject<NodeHandle | null>;
}

const NAMES: Readonly<Record<FunctionKey, TextKey>> = {
  shift: 'keyboard.shift',
  page: 'keyboard.page',
  space: 'keyboard.space',
  backspace: 'keyboard.backspace',
  clear: 'keyboard.clearAll',
  done: 'keyboard.done',
};
const ICON_OF: Readonly<Partial<Record<FunctionKey, IconName>>> = {
  shift: 'shift',
  space: 'space',
  backspace: 'backspace',
};
/** Font size of the captions of function keys, stage pixels. */
const WORD = 24;

/** The keys of a keyboard: a page of characters, and the function keys below. Typing a letter does not render it. */
export const Keys = memo(function Keys({ layout, scriptPages, w, typing, disabledKeys, first }: KeysProps) {
  const table = KEYBOARDS[layout];
  const text = useText();
  const [shifted, setShifted] = useState(false);
  const [pageIndex, setPageIndex] = useState(0);
  const { rows, functions } = table;
  const pages = [...scriptPages, ...table.pages];
  const page = pages[pageIndex % pages.length]!;
  const next = pages[(pageIndex + 1) % pages.length]!;
  const held = useHeldErase(typing);

  function run(key: string): void {
    if (key === 'shift') setShifted(!shifted);
    else if (key === 'page') setPageIndex(pageIndex + 1);
    else if (key === 'space') typing.insert(' ');
    else if (key === 'backspace') typing.eraseLetter();
    else if (key === 'clear') typing.clear();
    else typing.done();
  }

  return (
    <>
      <View role="grid" testId="keyboard-characters" w={w} h={keyRect(table, w, rows, 0).y - table.gap}>
        {keyCells(page, shifted).map(({ char, types, row, column, key }) => (
          <Key
            key={key}
            {...(row === table.first[0] && column === table.first[1] && { ref: first, preferred: true })}
            id={types}
            rect={keyRect(table, w, row, column)}
            caption={types}
            size={table.letter}
            disabled={disabledKeys.has(char)}
            onPress={typing.insert}
          />
        ))}
      </View>
      {functions.map((line, lineIndex) => {
        let column = 0;
        return line.map(([key, span]) => {
          const rect = keyRect(table, w, rows + lineIndex, column, span);
          column += span;
          if (typeof key === 'object') {
            return (
              <Key
                key={key.types}
                id={key.types}
                rect={rect}
                caption={key.types}
                size={table.letter}
                disabled={disabledKeys.has(key.types)}
                onPress={typing.insert}
              />
            );
          }
          return (
            <Key
              key={key}
              id={key}
              rect={rect}
              caption={key === 'page' ? next.caption : text(NAMES[key])}
              label={text(NAMES[key])}
              icon={ICON_OF[key]}
              size={WORD}
              selected={key === 'shift' && shifted}
              disabled={disabledKeys.has(key)}
              onPress={run}
              {...(key === 'backspace' && held)}
            />
          );
        });
      })}
    </>
  );
});

/** Minimum time between two words erased by a held backspace, ms. */
const WORD_MS = 300;

interface HeldErase {
  onLongPress: () => void;
  onKey: (press: KeyPress) => boolean;
}

/** A held backspace erases a word at once, and further words with the key's repeats. */
function useHeldErase(typing: Typing): HeldErase {
  const { clock } = useScene();
  const [held] = useState(() => {
    let lastWord: number | null = null;
    return {
      onLongPress() {
        lastWord = clock.now();
        typing.eraseWord();
      },
      onKey({ key, repeat, time }: KeyPress) {
        if (key !== 'enter' || !repeat) lastWord = null;
        else if (lastWord !== null && time - lastWord >= WORD_MS) {
          lastWord = time;
          typing.eraseWord();
        }
        return false;
      },
    };
  });
  return held;
}
