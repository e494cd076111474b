import { expect, it } from 'vitest';
import { View } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import { createTexts, TextsContext } from '../../i18n';
import { enTitles } from '../../i18n/enTitles';
import { SeeAllCard } from './SeeAllCard';

const texts = createTexts(async () => ({}));
texts.addEnglish(enTitles);

it('[PAGE-18] the card that opens the listing keeps its fill with focus, and has the ring of the cards beside it', async () => {
  const root = createTestRoot();
  await root.render(
    <TextsContext.Provider value={texts}>
      <View group="row">
        <View testId="elsewhere" focusable autoFocus w={350} h={197} />
        <View x={360}>
          <SeeAllCard title="Films" w={350} h={197} onPress={() => {}} />
        </View>
      </View>
    </TextsContext.Provider>,
  );
  const rest = root.find('see-all').now.color;
  await root.press('right');
  await root.wait(300);
  expect(root.focusedId()).toBe('see-all');
  expect(root.find('see-all').now.color).toBe(rest);
  expect(root.find('see-all').props.ring).not.toBe(false);
  await root.unmount();
});
