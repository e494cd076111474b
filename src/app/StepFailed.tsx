/** A step of the start that failed, before or after there is a configuration: its reason, its code, and Try Again. */
import type { Platform } from '../../platforms';
import { ConfigError } from '../config';
import { useText } from '../i18n';
import type { Retry } from '../shell/useAutoRetry';
import { StartFailed } from './StartFailed';
import type { StartError } from './startStep';

export interface StepFailedProps {
  error: StartError;
  platform: Pick<Platform, 'exit' | 'mainLevelBack' | 'watchVisibility'>;
  retry: Retry;
}

export function StepFailed({ error, platform, retry }: StepFailedProps) {
  const text = useText();
  const { cause } = error;
  return (
    <StartFailed
      platform={platform}
      title={text('error.title')}
      // A wrong configuration is for whoever deployed it, and names file and field.
      reason={cause instanceof ConfigError ? cause.message : text('error.network')}
      code={error.code}
      action={{
        label: text('app.retry'),
        testId: 'try-again',
        onPress: async () => (await retry())?.(),
      }}
      retry={retry}
    />
  );
}
