export * from '../../en/subsidies/rule';
