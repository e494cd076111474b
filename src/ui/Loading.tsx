import { View } from '../../renderer';
import { useText } from '../i18n';
import { Spinner } from './Spinner';

interface LoadingProps {
  /** What is awaited, for the words after 2 s: 'the page'. */
  what: string;
  testId: string;
}

/** Keeps focus while the screen loads what it cannot do without, and says what is loading when that takes long. */
export function Loading({ what, testId }: LoadingProps) {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId={testId} busy focusable ring={false}>
      <Spinner what={what} />
    </View>
  );
}
