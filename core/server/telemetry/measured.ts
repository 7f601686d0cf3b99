import { type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Read = MetricObjectWithValues<MetricValue<string> | MetricValueWithName<string>>;
type Labels = Readonly<Record<string, string | number>>;

const labelsOf = (labels: Partial<Record<string, string | number>>, without = ''): Labels =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([name, value]) => (value === undefined || name === without ? [] : [[name, value]])),
  );

/** Prometheus counts each bucket with the ones below it, OTLP each by itself. */
const histogramPoints = (values: Read['values']) => {
  const series = new Map<
    string,
    { attributes: Labels; boundaries: number[]; upTo: number[]; sum: number; count: number }
  >();
  for (const one of values) {
    const attributes = labelsOf(one.labels, 'le');
    const key = JSON.stringify(attributes);
    const found = series.get(key) ?? { attributes, boundaries: [], upTo: [], sum: 0, count: 0 };
    series.set(key, found);
    const name = 'metricName' in one ? (one.metricName ?? '') : '';
    if (name.endsWith('_sum')) found.sum = one.value;
    else if (name.endsWith('_count')) found.count = one.value;
    else {
      found.upTo.push(one.value);
      const { le } = one.labels as { le?: number | string };
      if (Number.isFinite(Number(le))) found.boundaries.push(Number(le));
    }
  }
  return [...series.values()].map(({ attributes, boundaries, upTo, sum, count }) => ({
    attributes,
    value: { buckets: { boundaries, counts: upTo.map((value, at) => value - (upTo[at - 1] ?? 0)) }, sum, count },
  }));
};

const toMetric = (read: Read, startTime: HrTime, endTime: HrTime): MetricData => {
  const { name, help, values } = read;
  // The type of the library says an enumeration where the value is a word.
  const type = String(read.type);
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram')
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramPoints(values).map((point) => ({ startTime, endTime, ...point })),
    };
  const dataPoints = values.map(({ value, labels }) => ({ startTime, endTime, attributes: labelsOf(labels), value }));
  return type === 'counter'
    ? { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
};

/** The figures of `/metrics` for a collector, so that there is one list of them. */
export const producerOf = (readMetrics: () => Promise<readonly Registry[]>, resource: Resource): MetricProducer => {
  const startTime = hrTime();
  return {
    collect: async () => {
      const registries = await readMetrics();
      const lists = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()));
      const endTime = hrTime();
      const metrics = (lists.flat() as Read[])
        .filter(({ values }) => values.length > 0)
        .map((read) => toMetric(read, startTime, endTime));
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'hedo' }, metrics }] }, errors: [] };
    },
  };
};
