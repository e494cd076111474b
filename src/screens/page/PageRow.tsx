/** A component of a page as its row: each of the eight types has its own design [PAGE-01]. */
import { memo } from 'react';
import type { Component } from '../../contract';
import { carouselIndex } from '../../domain/jumbotron';
import { useText } from '../../i18n';
import { LARGE_PORTRAIT, PORTRAIT, POSTER } from '../../ui/stage';
import { CardRow } from './CardRow';
import { ContinueRow } from './ContinueRow';
import { ExpandableRow } from './ExpandableRow';
import { FeaturedAsset } from './FeaturedAsset';
import { Jumbotron } from './Jumbotron';
import { useSharedPageModel } from './PageModel';
import { billboardSize } from './rowLayout';
import { useCarousel } from './useCarousel';
import { useOffer } from './useOffer';

interface PageRowProps {
  component: Component;
  /** True for the first row of its page: a jumbotron there owns the page's backdrop and trailer. */
  first: boolean;
}

/** A component of a page as its row. Memoised: it renders when its component or the page model changes. */
export const PageRow = memo(function PageRow({ component, first }: PageRowProps) {
  const { imageBase, panelHeight, watching, loadMoreWatching, play, open, seeAll, cardFocused } =
    useSharedPageModel();
  const text = useText();
  const { title } = component;
  const row = { component, title, imageBase, onOpen: open, onSeeAll: seeAll, onCardFocus: cardFocused };
  switch (component.type) {
    case 'carousel':
      return <CardRow {...row} size={POSTER} use="poster" caption />;
    case 'continue_watching':
      return (
        <ContinueRow
          component={component}
          title={title || text('page.continueWatching')}
          watching={watching}
          imageBase={imageBase}
          onPlay={play}
          onOpen={open}
          onMore={loadMoreWatching}
          onCardFocus={cardFocused}
        />
      );
    case 'portrait_carousel':
      return <CardRow {...row} size={PORTRAIT} use="portrait" caption />;
    case 'large_portrait_carousel':
      return <CardRow {...row} size={LARGE_PORTRAIT} use="portrait" caption />;
    case 'billboard':
      return <CardRow {...row} size={billboardSize(panelHeight)} use="billboard" caption={false} />;
    case 'expandable_portrait_carousel':
      return <ExpandableRow {...row} />;
    case 'featured_asset':
      return <FeaturedAsset component={component} imageBase={imageBase} onOpen={open} />;
    case 'jumbotron':
      return <JumbotronRow component={component} first={first} />;
  }
});

/** A separate component, so that only jumbotrons render when one of them shows another asset. */
function JumbotronRow({ component, first }: PageRowProps) {
  const { imageBase, headFocus, watch, open } = useSharedPageModel();
  const { shownAssetIds, showAsset } = useCarousel();
  const { assets } = component.body;
  const index = carouselIndex(assets, shownAssetIds.get(component.uuid));
  const offer = useOffer(assets[index]);
  return (
    <Jumbotron
      component={component}
      index={index}
      onShowAsset={showAsset}
      headFocus={first ? headFocus : null}
      imageBase={imageBase}
      offer={offer}
      onWatch={watch}
      onOpen={open}
    />
  );
}
