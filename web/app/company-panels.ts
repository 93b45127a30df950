/** The panels of a company, each in its own chunk: shown as tabs of its dashboard and as elements in other pages. */
export const companyPanels = {
  general: async () => (await import('./general-page.tsx')).GeneralPage,
  production: async () => (await import('../features/production/production-panel.tsx')).ProductionPanel,
  employees: async () => (await import('../features/employees/employees-panel.tsx')).EmployeesPanel,
  system: async () => (await import('../features/system/system-panel.tsx')).SystemPanel,
  shifts: async () => (await import('../features/shifts/shifts-panel.tsx')).ShiftsPanel,
  corporates: async () => (await import('../features/corporates/corporates-panel.tsx')).CorporatesPanel,
  caterings: async () => (await import('../features/caterings/caterings-panel.tsx')).CateringsPanel,
  supplierCaterings: async () =>
    (await import('../features/supplier-caterings/supplier-caterings-panel.tsx')).SupplierCateringsPanel,
  orders: async () => (await import('../features/orders/orders-panel.tsx')).OrdersPanel,
  store: async () => (await import('../features/store/store-panel.tsx')).StorePanel,
  suppliers: async () => (await import('../features/suppliers/suppliers-panel.tsx')).SuppliersPanel,
  notifications: async () => (await import('../features/notifications/notifications-panel.tsx')).NotificationsPanel,
  mail: async () => (await import('../features/mail/mail-panel.tsx')).MailPanel,
}
