import { Component, type ReactNode } from 'react';

/**
 * Above the boundaries of modules: one that is leaving takes its own boundary along, so what it throws as it goes ends up here. What
 * stays is drawn anew and goes on; nothing else of the page notices.
 */
export class KeepAlive extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError(): object {
    return {};
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
