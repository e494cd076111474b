/** A start that failed: reason and code, a button, back to the exit question, and another attempt by itself. */
import { useState } from 'react';
import { View } from '../../renderer';
import type { Platform } from '../../platforms';
import { ExitDialog } from '../shell/ExitDialog';
import { useAutoRetry } from '../shell/useAutoRetry';
import type { Retry } from '../shell/useAutoRetry';
import { ErrorScreen } from '../ui/ErrorScreen';
import type { ErrorScreenProps } from '../ui/ErrorScreen';
import { STAGE } from '../ui/stage';

export interface StartFailedProps extends Pick<ErrorScreenProps, 'title' | 'reason' | 'code' | 'icon'> {
  platform: Pick<Platform, 'exit' | 'mainLevelBack' | 'watchVisibility'>;
  action: { readonly label: string; readonly testId: string; readonly onPress: () => Promise<unknown> };
  retry: Retry;
}

export function StartFailed({ platform, action, retry, ...words }: StartFailedProps) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  useAutoRetry({ platform, retry });
  async function press(): Promise<void> {
    setBusy(true);
    await action.onPress();
    setBusy(false);
  }
  return (
    <View w={STAGE.w} h={STAGE.h} group="free">
      <ErrorScreen
        {...words}
        actions={[{ ...action, busy, onPress: () => void press() }]}
        onBack={() => (platform.mainLevelBack === 'leave' ? platform.exit() : setAsked(true))}
      />
      {asked && <ExitDialog onExit={platform.exit} onStay={() => setAsked(false)} />}
    </View>
  );
}
