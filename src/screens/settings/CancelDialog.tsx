import type { Subscription } from '../../contract';
import { comingPaymentDay } from '../../domain/subscription';
import { useText, useTexts } from '../../i18n';
import { useServices } from '../../shell/services';
import { Modal } from '../../ui/Modal';
import type { CancelSubscription } from './useCancel';
import type { Part } from './useSubscription';

interface CancelDialogProps {
  cancel: CancelSubscription;
  subscription: Part<Subscription | null>;
}

/** The question whether to cancel, with the last day on which the plan can be watched; one that failed can be sent again. */
export function CancelDialog({ cancel, subscription }: CancelDialogProps) {
  const text = useText();
  const texts = useTexts();
  const owned = subscription.status === 'ready' ? subscription.value : null;
  const { now } = useServices();
  const day = owned && comingPaymentDay(owned, texts.dates(), now());
  return (
    <Modal
      testId="cancel-dialog"
      question={text('settings.cancelQuestion')}
      detail={day && text('settings.watchUntil', { day })}
      note={cancel.failed ? text('error.occurred') : null}
      choices={[
        {
          label: text('settings.cancelNow'),
          testId: 'cancel-yes',
          busy: cancel.sending,
          onPress: cancel.confirm,
        },
        { label: text('settings.keepPlan'), testId: 'cancel-no', onPress: cancel.close },
      ]}
    />
  );
}
