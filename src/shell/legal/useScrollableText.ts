/** A text in the DOM layer as the modal reads it: put there, measured, moved. A step is no matter of React's. */
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useScene } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { TextBox } from '../../dom';
import { createWheelSteps, pageAt, scrolled } from '../../domain/reading';
import { useServices } from '../../shell/services';
import { useTheme } from '../../ui/ThemeContext';
import { TEXT } from './layout';
import { thumbY } from './ScrollRail';

export interface Position {
  /** Of the whole text, stage pixels. */
  readonly height: number;
  readonly page: number;
  readonly pages: number;
}

interface Shown {
  /** Null until the text stands there and is measured. */
  readonly position: Position | null;
  /** What kept it from being shown. */
  readonly outcome: 'unreadable' | Error | null;
}

export interface Reading extends Shown {
  /** Goes along with the text. */
  readonly thumb: RefObject<NodeHandle | null>;
  /** Moves the text by stage pixels, as far as its ends. */
  readonly move: (by: number) => void;
}

const TRAVEL = { duration: 200, easing: 'ease-out' } as const;

const NOTHING: Shown = { position: null, outcome: null };

/** @param html null while there is none; @param version tells texts apart that came one after the other, be they equal */
export function useReading(html: string | null, version: number, title: string): Reading {
  const { dom } = useServices();
  const { fonts } = useScene();
  const { colors } = useTheme();
  const box = useRef<TextBox | null>(null);
  const place = useRef({ offset: 0, height: 0 });
  const thumb = useRef<NodeHandle>(null);
  // With the version it is about: a text that comes later begins with nothing.
  const [state, setState] = useState<Shown & { version: number }>({ ...NOTHING, version });
  const look = {
    family: fonts.defaultFamily,
    text: colors.textOnBase,
    dim: colors.dimTextOnBase,
    accent: colors.accent,
    line: colors.track,
  };

  function move(by: number): void {
    const { offset, height } = place.current;
    const next = scrolled(offset, by, height, TEXT.h);
    if (next === offset) return;
    place.current.offset = next;
    box.current?.moveTo(next);
    thumb.current?.animate('y', thumbY(next, height), TRAVEL);
    tellPage();
  }

  function tellPage(): void {
    const { offset, height } = place.current;
    const position = { height, ...pageAt(offset, height, TEXT.h) };
    startTransition(() =>
      setState((before) =>
        before.version === version && isSame(before.position, position)
          ? before
          : { version, position, outcome: null },
      ),
    );
  }

  const show = useEffectEvent((text: string) => {
    place.current = { offset: 0, height: 0 };
    const wheel = createWheelSteps();
    return dom.showText({
      html: text,
      title,
      rect: TEXT,
      look,
      onHeight(height) {
        place.current = { height, offset: scrolled(place.current.offset, 0, height, TEXT.h) };
        tellPage();
      },
      onTurn(direction, time) {
        const by = wheel.turned(direction, time);
        if (by !== 0) move(by);
      },
    });
  });
  useEffect(() => {
    if (html === null) return undefined;
    let gone = false;
    const notShown = (outcome: Shown['outcome']): void => {
      if (!gone) setState({ version, position: null, outcome });
    };
    show(html).then(
      (shown) => {
        if (shown === null) notShown('unreadable');
        else if (gone) shown.remove();
        else box.current = shown;
      },
      (error: unknown) => notShown(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      gone = true;
      box.current?.remove();
      box.current = null;
    };
  }, [dom, html, version, title]);

  const shown = html !== null && state.version === version ? state : NOTHING;
  return { position: shown.position, outcome: shown.outcome, thumb, move };
}

const isSame = (a: Position | null, b: Position): boolean =>
  a !== null && a.height === b.height && a.page === b.page && a.pages === b.pages;
