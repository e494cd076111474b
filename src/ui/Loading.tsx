/** Keeps the focus while what everything else here needs is awaited, and says so when that takes long. */
import { View } from '../../renderer';
import { useText } from '../i18n';
import { Spinner } from './Spinner';

export interface LoadingProps {
  /** What is awaited, for the words after 2 s: 'the page'. */
  what: string;
  testId: string;
}

export function Loading({ what, testId }: LoadingProps) {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId={testId} busy focusable ring={false}>
      <Spinner what={what} />
    </View>
  );
}
