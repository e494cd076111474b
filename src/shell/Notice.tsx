/** A word to the viewer about something that did not work and needs no answer: over everything for 5 s, and takes no key. */
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { View, useScene } from '../../renderer';
import type { NodeHandle } from '../../renderer';
import { useText } from '../i18n';
import type { TextKey } from '../i18n';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { SAFE, STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';

/** Toasts stay for 5 s [B§9]. */
const SHOWN_MS = 5000;
const H = 72;
/** Over dialogs too. */
const ABOVE_DIALOGS = 190;
const APPEAR = { duration: 150 } as const;

export type Say = (text: TextKey) => void;

const NoticeContext = createContext<Say>(() => {});

/** Says something to the viewer; what is said next takes its place. The same function for the life of the app. */
export function useNotice(): Say {
  return useContext(NoticeContext);
}

/** Stands around the screens, so that a notice outlives the one it came from. */
export function Notices({ children }: { children: ReactNode }) {
  const { clock } = useScene();
  const [notice, setNotice] = useState<{ readonly text: TextKey; readonly at: number } | null>(null);
  const say = useCallback<Say>((text) => setNotice({ text, at: clock.now() }), [clock]);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = clock.setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, notice]);
  return (
    <NoticeContext value={say}>
      {children}
      {notice !== null && <Notice text={notice.text} />}
    </NoticeContext>
  );
}

function Notice({ text: key }: { text: TextKey }) {
  const { colors } = useTheme();
  const text = useText();
  const root = useRef<NodeHandle>(null);
  useLayoutEffect(() => root.current?.animate('alpha', 1, APPEAR), []);
  return (
    <View
      ref={root}
      w={STAGE.w}
      y={STAGE.h - SAFE.y - H}
      h={H}
      alpha={0}
      zIndex={ABOVE_DIALOGS}
      flow="row"
      justify="center"
    >
      <View
        h={H}
        flow="row"
        align="center"
        gap={18}
        padding={[0, 36]}
        radius={H / 2}
        color={colors.text}
        role="alert"
        label={text(key)}
        testId="notice"
      >
        <Icon name="warning" size={32} color={colors.background} />
        <Label color={colors.background}>{text(key)}</Label>
      </View>
    </View>
  );
}
