export * from '../../en/subsidies/hindi';
