import { Component, type ReactNode } from 'react';

interface Props {
	readonly onError?: () => void;
	readonly children: ReactNode;
}

/** Shows nothing instead of a part that fails, for example because its script could not be loaded. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch() {
		this.props.onError?.();
	}

	override render() {
		return !this.state.hasFailed && this.props.children;
	}
}
