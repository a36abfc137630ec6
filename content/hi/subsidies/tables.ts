export * from '../../en/subsidies/tables';
