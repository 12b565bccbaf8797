import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

/** Metrics for hosts. Each server has its own registry, so several can run in one process. */
export function makeMetrics() {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	return {
		registry,
		links: new Gauge({ name: 'rumis_sockets', help: 'Open sockets', registers }),
		channels: new Gauge({ name: 'rumis_tables_seen', help: 'Tables that are open on this node', registers }),
		requests: new Counter({
			name: 'rumis_wishes_total',
			help: 'Requests answered, by kind and result',
			labelNames: ['kind', 'result'],
			registers,
		}),
		requestSeconds: new Histogram({
			name: 'rumis_wish_seconds',
			help: 'Time from receiving a request to answering it',
			buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
			registers,
		}),
		refusedFrames: new Counter({
			name: 'rumis_refused_frames_total',
			help: 'Malformed frames',
			registers,
		}),
		refusedConnections: new Counter({
			name: 'rumis_refused_connections_total',
			help: 'TCP connections closed because their address has too many, or because of pipelining',
			registers,
		}),
		cutLinks: new Counter({
			name: 'rumis_cut_sockets_total',
			help: 'Sockets cut off, by reason',
			labelNames: ['why'],
			registers,
		}),
		jobFaults: new Counter({
			name: 'rumis_job_faults_total',
			help: 'Jobs that failed',
			labelNames: ['kind'],
			registers,
		}),
	};
}
