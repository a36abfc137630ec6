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

// Starts before hydration, because React may draw the whole page anew during it.
if (typeof document !== 'undefined') carryOver();

/** Shows the served page after an error, because the security policy blocks Next.js's error page. */
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
