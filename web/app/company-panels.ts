/** The panels of a company, each in its own chunk: shown as tabs of its dashboard and as elements in other pages. */
export const companyPanels = {
  general: async () => ({ default: (await import('./general-page.tsx')).GeneralPage }),
  employees: async () => ({ default: (await import('../features/employees/employees-panel.tsx')).EmployeesPanel }),
  system: async () => ({ default: (await import('../features/system/system-panel.tsx')).SystemPanel }),
  shifts: async () => ({ default: (await import('../features/shifts/shifts-panel.tsx')).ShiftsPanel }),
  corporates: async () => ({ default: (await import('../features/corporates/corporates-panel.tsx')).CorporatesPanel }),
  caterings: async () => ({ default: (await import('../features/caterings/caterings-panel.tsx')).CateringsPanel }),
  supplierCaterings: async () => ({
    default: (await import('../features/supplier-caterings/supplier-caterings-panel.tsx')).SupplierCateringsPanel,
  }),
  orders: async () => ({ default: (await import('../features/orders/orders-panel.tsx')).OrdersPanel }),
  store: async () => ({ default: (await import('../features/store/store-panel.tsx')).StorePanel }),
  suppliers: async () => ({ default: (await import('../features/suppliers/suppliers-panel.tsx')).SuppliersPanel }),
  notifications: async () => ({
    default: (await import('../features/notifications/notifications-panel.tsx')).NotificationsPanel,
  }),
  mail: async () => ({ default: (await import('../features/mail/mail-panel.tsx')).MailPanel }),
}
