/** A toast about something that failed and needs no answer. */
import { createContext, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n';
import type { TextKey } from '../i18n';
import { Toast } from '../ui/Toast';

type Say = (text: TextKey) => void;

const NoticeContext = createContext<Say>(() => {});

/** Says something to the viewer; what is said next takes its place. The same function for the life of the app. */
export function useNotice(): Say {
  return useContext(NoticeContext);
}

/** Stands around the screens, so that a notice outlives the one it came from. */
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
        // Each has its own time.
        <Toast key={notice.number} testId="notice" problem onOver={() => setNotice(null)}>
          {text(notice.text)}
        </Toast>
      )}
    </NoticeContext>
  );
}
