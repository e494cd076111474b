import type { ReactNode } from 'react';
import { View } from '../../renderer';
import { useText } from '../i18n';
import { Spinner } from './Spinner';

interface LoadingProps {
  /** What is loading, for the text after 2 s: 'the page'. */
  what: string;
  testId: string;
  /** The spinner's. Default false. */
  onPicture?: boolean;
  /** Below the spinner: what stands for the screen meanwhile. */
  children?: ReactNode;
}

/** Holds focus while a screen loads its essential data, and says what is loading when that takes long. */
export function Loading({ what, testId, onPicture, children }: LoadingProps) {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId={testId} busy focusable ring={false}>
      {children}
      <Spinner what={what} onPicture={onPicture} />
    </View>
  );
}
