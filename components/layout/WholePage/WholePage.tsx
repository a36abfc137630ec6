'use client';

import { Component, type ReactNode } from 'react';
import type { ReloadOfferLabels } from '@/content/schemas/site';
import { ReloadOffer } from '../ReloadOffer/ReloadOffer';
import { carryOver } from './carry-over';
import { showServed } from './show-served';

interface Props {
  reloadOffer: ReloadOfferLabels;
  children: ReactNode;
}

// Starts before React takes over the page, because React may draw the page anew then.
if (typeof document !== 'undefined') carryOver();

/**
 * Everything in the body of a page. If React draws the page anew, what the visitor has done is kept. If a component
 * throws an error, the page as the server sent it takes the place of everything: the security policy refuses Next's own
 * error page, which would leave a blank page.
 */
export class WholePage extends Component<Props> {
  static getDerivedStateFromError = () => ({ hasCrashed: true });

  state = { hasCrashed: false };

  componentDidMount() {
    if (this.state.hasCrashed) showServed();
  }

  componentDidUpdate() {
    this.componentDidMount();
  }

  render() {
    if (this.state.hasCrashed) return null;
    const { reloadOffer, children } = this.props;
    return (
      <>
        {children}
        <ReloadOffer content={reloadOffer} />
      </>
    );
  }
}
