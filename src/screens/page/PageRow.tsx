/** A component of a page as its row: each of the eight types has its own design [PAGE-01]. */
import { memo } from 'react';
import type { ContinueWatching } from '../../api';
import type { Asset, Component } from '../../contract';
import type { WatchButton } from '../../domain/watchButton';
import { useText } from '../../i18n';
import { LARGE_PORTRAIT, PORTRAIT, POSTER } from '../../ui/stage';
import { CardRow } from './CardRow';
import { ContinueRow } from './ContinueRow';
import { ExpandableRow } from './ExpandableRow';
import { FeaturedAsset } from './FeaturedAsset';
import { Jumbotron } from './Jumbotron';
import type { JumbotronProps } from './Jumbotron';
import { billboardSize } from './rowLayout';

export interface PageRowProps {
  component: Component;
  /** Of the page's first row: who is to know of its focus. */
  headFocus: JumbotronProps['headFocus'];
  /** Pixels of the panel: small ones have smaller billboards. */
  panelHeight: number;
  imageBase: string;
  /** Of the row of titles to go on with. */
  watching: ContinueWatching;
  onPlay: (assetId: string) => void;
  onMore: () => void;
  watchButton: (asset: Asset) => WatchButton | null;
  onWatch: (asset: Asset) => void;
  onOpen: (asset: Asset) => void;
  onSeeAll: (component: Component) => void;
  /** Of a jumbotron. */
  turnedTo: JumbotronProps['turnedTo'];
  onTurn: JumbotronProps['onTurn'];
}

export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { component, headFocus, panelHeight, imageBase, watching, onPlay, onMore } = props;
  const { watchButton, onWatch, onOpen, onSeeAll, turnedTo, onTurn } = props;
  const text = useText();
  const { title } = component;
  const row = { component, title, imageBase, onOpen, onSeeAll };
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
          onPlay={onPlay}
          onOpen={onOpen}
          onMore={onMore}
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
      return <FeaturedAsset component={component} imageBase={imageBase} onOpen={onOpen} />;
    case 'jumbotron':
      return (
        <Jumbotron {...{ component, turnedTo, onTurn, headFocus, imageBase, watchButton, onWatch, onOpen }} />
      );
  }
});
