/** A toast about a failure that needs no action. */
import { createContext, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n';
import type { TextKey } from '../i18n';
import { Toast } from '../ui/Toast';

type Say = (text: TextKey) => void;

const NoticeContext = createContext<Say>(() => {});

/** Shows a message; a later one replaces it. The same function for the life of the app. */
export function useNotice(): Say {
  return useContext(NoticeContext);
}

/** Wraps the screens, so that a notice outlives the screen that showed it. */
export function Notices({ children }: { children: ReactNode }) {
  const text = useText();
  const [notice, setNotice] = useState<{ readonly text: TextKey; readonly number: number } | null>(null);
  const say = useCallback<Say>(
    (next) => setNotice((last) => ({ text: next, number: (last?.number ?? 0) + 1 })),
    [],
  );
  return (
    <NoticeContext value={say}>
      {children}
      {notice !== null && (
        // A key for each notice restarts the toast's timer.
        <Toast key={notice.number} testId="notice" problem onOver={() => setNotice(null)}>
          {text(notice.text)}
        </Toast>
      )}
    </NoticeContext>
  );
}
