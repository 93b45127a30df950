import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "SecondFactor",
  "AuditLog",
  "Key",
  "Application",
  "Dashboard",
  "Company",
  "Partnership",
  "Offer",
  "Department",
  "Employee",
  "Profile",
  "Shift",
  "MenuDay",
  "StandingChoices",
  "UsualShifts",
  "MenuPlay",
  "Choice",
  "ClosedDay",
  "Guest",
  "KitchenPlan",
  "KitchenStats",
  "Absence",
  "Termination",
  "CorporateGroup",
  "Message",
  "OpenMessage",
  "Attachment",
  "ReceivedMessage",
  "Notification",
  "Request",
  "Dish",
  "MenuText",
  "MenuCopy",
  "Delivery",
  "Statement",
  "Product",
  "StoreStats",
  "DeliveryTerms",
  "Order",
  "Ingredient",
  "Recipe",
  "PurchaseNeeds",
  "Costs",
  "NotificationSettings",
  "Health",
  "Image",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      requestPasswordReset: build.mutation<
        RequestPasswordResetApiResponse,
        RequestPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/forgot-password`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      getSecondFactor: build.query<
        GetSecondFactorApiResponse,
        GetSecondFactorApiArg
      >({
        query: () => ({ url: `/auth/second-factor` }),
        providesTags: ["SecondFactor"],
      }),
      startSecondFactor: build.mutation<
        StartSecondFactorApiResponse,
        StartSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/second-factor`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      switchOnSecondFactor: build.mutation<
        SwitchOnSecondFactorApiResponse,
        SwitchOnSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/second-factor/confirmation`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["SecondFactor", "AuditLog"],
      }),
      renewRecoveryCodes: build.mutation<
        RenewRecoveryCodesApiResponse,
        RenewRecoveryCodesApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/second-factor/recovery-codes`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      switchOffSecondFactor: build.mutation<
        SwitchOffSecondFactorApiResponse,
        SwitchOffSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/second-factor/removal`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["SecondFactor", "AuditLog"],
      }),
      listKeys: build.query<ListKeysApiResponse, ListKeysApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/keys`,
        }),
        providesTags: ["Key"],
      }),
      createKey: build.mutation<CreateKeyApiResponse, CreateKeyApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/keys`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Key", "AuditLog"],
      }),
      revokeKey: build.mutation<RevokeKeyApiResponse, RevokeKeyApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/keys/${encodeURIComponent(String(queryArg.keyId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Key", "AuditLog"],
      }),
      getOwnKey: build.query<GetOwnKeyApiResponse, GetOwnKeyApiArg>({
        query: () => ({ url: `/key` }),
        providesTags: ["Key"],
      }),
      startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/second-factor/passkeys/challenge`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["SecondFactor"],
        },
      ),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/auth/second-factor/passkeys`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      removePasskey: build.mutation<
        RemovePasskeyApiResponse,
        RemovePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/second-factor/passkeys/${encodeURIComponent(String(queryArg.passkeyId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["SecondFactor"],
      }),
      listApplications: build.query<
        ListApplicationsApiResponse,
        ListApplicationsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/applications`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Application"],
      }),
      getCorporateDashboard: build.query<
        GetCorporateDashboardApiResponse,
        GetCorporateDashboardApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/dashboard`,
        }),
        providesTags: ["Dashboard"],
      }),
      getCateringDashboard: build.query<
        GetCateringDashboardApiResponse,
        GetCateringDashboardApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/dashboard`,
        }),
        providesTags: ["Dashboard"],
      }),
      getSupplierDashboard: build.query<
        GetSupplierDashboardApiResponse,
        GetSupplierDashboardApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/dashboard`,
        }),
        providesTags: ["Dashboard"],
      }),
      getCompany: build.query<GetCompanyApiResponse, GetCompanyApiArg>({
        query: (queryArg) => ({
          url: `/companies/${encodeURIComponent(String(queryArg.companyId))}`,
        }),
        providesTags: ["Company", "Partnership", "Offer"],
      }),
      createDepartment: build.mutation<
        CreateDepartmentApiResponse,
        CreateDepartmentApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/departments`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Department", "Dashboard", "AuditLog"],
      }),
      updateDepartment: build.mutation<
        UpdateDepartmentApiResponse,
        UpdateDepartmentApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/departments/${encodeURIComponent(String(queryArg.departmentId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Department", "Employee", "Dashboard", "AuditLog"],
      }),
      deactivateDepartment: build.mutation<
        DeactivateDepartmentApiResponse,
        DeactivateDepartmentApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/departments/${encodeURIComponent(String(queryArg.departmentId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Department", "Employee", "Dashboard", "AuditLog"],
      }),
      createEmployee: build.mutation<
        CreateEmployeeApiResponse,
        CreateEmployeeApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Employee", "Dashboard", "AuditLog"],
      }),
      resetEmployeePasswords: build.mutation<
        ResetEmployeePasswordsApiResponse,
        ResetEmployeePasswordsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/password-resets`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Employee", "Dashboard", "AuditLog"],
      }),
      updateEmployees: build.mutation<
        UpdateEmployeesApiResponse,
        UpdateEmployeesApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/bulk-update`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Employee", "Profile", "Dashboard", "AuditLog"],
      }),
      getEmployee: build.query<GetEmployeeApiResponse, GetEmployeeApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/${encodeURIComponent(String(queryArg.userId))}`,
        }),
        providesTags: ["Employee"],
      }),
      updateEmployee: build.mutation<
        UpdateEmployeeApiResponse,
        UpdateEmployeeApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/${encodeURIComponent(String(queryArg.userId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Employee", "Profile", "Dashboard", "AuditLog"],
      }),
      assignRole: build.mutation<AssignRoleApiResponse, AssignRoleApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/${encodeURIComponent(String(queryArg.userId))}/role`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Employee", "Dashboard", "AuditLog"],
      }),
      resetEmployeePassword: build.mutation<
        ResetEmployeePasswordApiResponse,
        ResetEmployeePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/employees/${encodeURIComponent(String(queryArg.userId))}/password-reset`,
          method: "POST",
        }),
        invalidatesTags: ["Employee", "Dashboard", "AuditLog"],
      }),
      createShift: build.mutation<CreateShiftApiResponse, CreateShiftApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/shifts`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Shift", "Dashboard", "AuditLog"],
      }),
      updateShift: build.mutation<UpdateShiftApiResponse, UpdateShiftApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/shifts/${encodeURIComponent(String(queryArg.shiftId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Shift", "Dashboard", "AuditLog"],
      }),
      deleteShift: build.mutation<DeleteShiftApiResponse, DeleteShiftApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/shifts/${encodeURIComponent(String(queryArg.shiftId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Shift", "Dashboard", "AuditLog"],
      }),
      previewShiftEnd: build.query<
        PreviewShiftEndApiResponse,
        PreviewShiftEndApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/shifts/${encodeURIComponent(String(queryArg.shiftId))}/end-preview`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["MenuDay"],
      }),
      listKitchenShifts: build.query<
        ListKitchenShiftsApiResponse,
        ListKitchenShiftsApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/shifts`,
        }),
        providesTags: ["Shift"],
      }),
      getStandingChoices: build.query<
        GetStandingChoicesApiResponse,
        GetStandingChoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/standing-choices`,
        }),
        providesTags: ["StandingChoices", "UsualShifts", "Shift"],
      }),
      saveStandingChoices: build.mutation<
        SaveStandingChoicesApiResponse,
        SaveStandingChoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/standing-choices`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["StandingChoices", "MenuPlay", "Choice"],
      }),
      listClosedDays: build.query<
        ListClosedDaysApiResponse,
        ListClosedDaysApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/closed-days`,
          params: {
            year: queryArg.year,
          },
        }),
        providesTags: ["ClosedDay"],
      }),
      closeDays: build.mutation<CloseDaysApiResponse, CloseDaysApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/closed-days`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "ClosedDay",
          "MenuDay",
          "MenuPlay",
          "Choice",
          "Guest",
          "KitchenPlan",
          "KitchenStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
      openDays: build.mutation<OpenDaysApiResponse, OpenDaysApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/closed-days`,
          method: "DELETE",
          params: {
            first: queryArg.first,
            last: queryArg.last,
          },
        }),
        invalidatesTags: [
          "ClosedDay",
          "MenuDay",
          "MenuPlay",
          "Choice",
          "Guest",
          "KitchenPlan",
          "KitchenStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
      listOfficialDays: build.query<
        ListOfficialDaysApiResponse,
        ListOfficialDaysApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/closed-days/proposals`,
          params: {
            year: queryArg.year,
          },
        }),
        providesTags: ["ClosedDay", "Shift"],
      }),
      previewClosing: build.query<
        PreviewClosingApiResponse,
        PreviewClosingApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/closed-days/impact`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["ClosedDay", "MenuDay", "Guest"],
      }),
      listAbsences: build.query<ListAbsencesApiResponse, ListAbsencesApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/absences`,
        }),
        providesTags: ["Absence"],
      }),
      markAbsence: build.mutation<MarkAbsenceApiResponse, MarkAbsenceApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/absences`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Absence", "MenuPlay", "Choice"],
      }),
      previewAbsence: build.query<
        PreviewAbsenceApiResponse,
        PreviewAbsenceApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/absences/preview`,
          params: {
            first: queryArg.first,
            last: queryArg.last,
          },
        }),
        providesTags: ["Absence", "MenuPlay"],
      }),
      listAbsentPeople: build.query<
        ListAbsentPeopleApiResponse,
        ListAbsentPeopleApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/absences`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Absence"],
      }),
      markAbsences: build.mutation<MarkAbsencesApiResponse, MarkAbsencesApiArg>(
        {
          query: (queryArg) => ({
            url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/absences`,
            method: "POST",
            body: queryArg.body,
            params: {
              is_preview: queryArg.isPreview,
            },
          }),
          invalidatesTags: [
            "Absence",
            "MenuPlay",
            "Choice",
            "Dashboard",
            "AuditLog",
          ],
        },
      ),
      endAbsenceOf: build.mutation<EndAbsenceOfApiResponse, EndAbsenceOfApiArg>(
        {
          query: (queryArg) => ({
            url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/absences`,
            method: "DELETE",
            params: {
              user_id: queryArg.userId,
              first: queryArg.first,
              last: queryArg.last,
            },
          }),
          invalidatesTags: [
            "Absence",
            "MenuPlay",
            "Choice",
            "Dashboard",
            "AuditLog",
          ],
        },
      ),
      importAbsences: build.mutation<
        ImportAbsencesApiResponse,
        ImportAbsencesApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/absences/import`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            is_preview: queryArg.isPreview,
          },
        }),
        invalidatesTags: [
          "Absence",
          "MenuPlay",
          "Choice",
          "Dashboard",
          "AuditLog",
        ],
      }),
      listPartnerships: build.query<
        ListPartnershipsApiResponse,
        ListPartnershipsApiArg
      >({
        query: (queryArg) => ({
          url: `/partnerships`,
          params: {
            catering_id: queryArg.cateringId,
            partnership_type: queryArg.partnershipType,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Partnership"],
      }),
      getPartnership: build.query<
        GetPartnershipApiResponse,
        GetPartnershipApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/partnerships/${encodeURIComponent(String(queryArg.partnershipId))}`,
        }),
        providesTags: ["Partnership", "Offer", "Termination"],
      }),
      previewPartnershipEnd: build.query<
        PreviewPartnershipEndApiResponse,
        PreviewPartnershipEndApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/partnerships/${encodeURIComponent(String(queryArg.partnershipId))}/end-preview`,
          params: {
            effective_date: queryArg.effectiveDate,
          },
        }),
        providesTags: ["Partnership", "Termination"],
      }),
      savePartnershipCutOff: build.mutation<
        SavePartnershipCutOffApiResponse,
        SavePartnershipCutOffApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/partnerships/${encodeURIComponent(String(queryArg.partnershipId))}/cutoff`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Partnership", "AuditLog"],
      }),
      saveDeliveryForm: build.mutation<
        SaveDeliveryFormApiResponse,
        SaveDeliveryFormApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/partnerships/${encodeURIComponent(String(queryArg.partnershipId))}/delivery-form`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Partnership", "AuditLog"],
      }),
      listSentOffers: build.query<
        ListSentOffersApiResponse,
        ListSentOffersApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/offers`,
          params: {
            offer_type: queryArg.offerType,
            status: queryArg.status,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Offer"],
      }),
      sendOffer: build.mutation<SendOfferApiResponse, SendOfferApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/offers`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: [
          "Offer",
          "Partnership",
          "Company",
          "Dashboard",
          "AuditLog",
        ],
      }),
      getSentOffer: build.query<GetSentOfferApiResponse, GetSentOfferApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/offers/${encodeURIComponent(String(queryArg.offerId))}`,
        }),
        providesTags: ["Offer", "Partnership"],
      }),
      withdrawOffer: build.mutation<
        WithdrawOfferApiResponse,
        WithdrawOfferApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/offers/${encodeURIComponent(String(queryArg.offerId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "Offer",
          "Partnership",
          "Company",
          "Dashboard",
          "AuditLog",
        ],
      }),
      listReceivedOffers: build.query<
        ListReceivedOffersApiResponse,
        ListReceivedOffersApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/offers`,
          params: {
            offer_type: queryArg.offerType,
            status: queryArg.status,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Offer"],
      }),
      getReceivedOffer: build.query<
        GetReceivedOfferApiResponse,
        GetReceivedOfferApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/offers/${encodeURIComponent(String(queryArg.offerId))}`,
        }),
        providesTags: ["Offer", "Partnership"],
      }),
      answerOffer: build.mutation<AnswerOfferApiResponse, AnswerOfferApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/offers/${encodeURIComponent(String(queryArg.offerId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "Offer",
          "Partnership",
          "Company",
          "Dashboard",
          "AuditLog",
        ],
      }),
      listTerminations: build.query<
        ListTerminationsApiResponse,
        ListTerminationsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/termination-requests`,
          params: {
            request_type: queryArg.requestType,
            status: queryArg.status,
            partnership_type: queryArg.partnershipType,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Termination"],
      }),
      requestTermination: build.mutation<
        RequestTerminationApiResponse,
        RequestTerminationApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/termination-requests`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: [
          "Termination",
          "Partnership",
          "Dashboard",
          "AuditLog",
        ],
      }),
      decideTermination: build.mutation<
        DecideTerminationApiResponse,
        DecideTerminationApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/termination-requests/${encodeURIComponent(String(queryArg.terminationId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "Termination",
          "Offer",
          "Partnership",
          "CorporateGroup",
          "Company",
          "Dashboard",
          "AuditLog",
          "MenuDay",
        ],
      }),
      listCorporateGroups: build.query<
        ListCorporateGroupsApiResponse,
        ListCorporateGroupsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups`,
          params: {
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["CorporateGroup"],
      }),
      createCorporateGroup: build.mutation<
        CreateCorporateGroupApiResponse,
        CreateCorporateGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["CorporateGroup", "Dashboard", "AuditLog"],
      }),
      getCorporateGroup: build.query<
        GetCorporateGroupApiResponse,
        GetCorporateGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}`,
        }),
        providesTags: ["CorporateGroup"],
      }),
      updateCorporateGroup: build.mutation<
        UpdateCorporateGroupApiResponse,
        UpdateCorporateGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["CorporateGroup", "Dashboard", "AuditLog"],
      }),
      deleteCorporateGroup: build.mutation<
        DeleteCorporateGroupApiResponse,
        DeleteCorporateGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["CorporateGroup", "Dashboard", "AuditLog"],
      }),
      addCompanyToGroup: build.mutation<
        AddCompanyToGroupApiResponse,
        AddCompanyToGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}/companies`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["CorporateGroup", "Dashboard", "AuditLog"],
      }),
      removeCompanyFromGroup: build.mutation<
        RemoveCompanyFromGroupApiResponse,
        RemoveCompanyFromGroupApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}/companies/${encodeURIComponent(String(queryArg.corpId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["CorporateGroup", "Dashboard", "AuditLog"],
      }),
      getGroupStatistics: build.query<
        GetGroupStatisticsApiResponse,
        GetGroupStatisticsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}/statistics`,
        }),
        providesTags: ["CorporateGroup"],
      }),
      listAvailableCompanies: build.query<
        ListAvailableCompaniesApiResponse,
        ListAvailableCompaniesApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/available-companies`,
          params: {
            group_id: queryArg.groupId,
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["CorporateGroup", "Partnership"],
      }),
      sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/messages`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Message", "AuditLog", "Dashboard"],
      }),
      countUnreadMessages: build.query<
        CountUnreadMessagesApiResponse,
        CountUnreadMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/unread-messages`,
        }),
        providesTags: ["Message"],
      }),
      getMessage: build.query<GetMessageApiResponse, GetMessageApiArg>({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
        }),
        providesTags: ["OpenMessage"],
      }),
      downloadAttachment: build.query<
        DownloadAttachmentApiResponse,
        DownloadAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/messages/${encodeURIComponent(String(queryArg.messageId))}/attachments/${encodeURIComponent(String(queryArg.attachmentId))}`,
        }),
        providesTags: ["Attachment"],
      }),
      uploadAttachment: build.mutation<
        UploadAttachmentApiResponse,
        UploadAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/message-attachments`,
          method: "POST",
          body: queryArg.body,
          params: {
            name: queryArg.name,
          },
        }),
        invalidatesTags: ["Attachment"],
      }),
      getReceivedMessage: build.query<
        GetReceivedMessageApiResponse,
        GetReceivedMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/messages/${encodeURIComponent(String(queryArg.messageId))}`,
        }),
        providesTags: ["ReceivedMessage"],
      }),
      readReceivedMessage: build.mutation<
        ReadReceivedMessageApiResponse,
        ReadReceivedMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/messages/${encodeURIComponent(String(queryArg.messageId))}/read`,
          method: "POST",
        }),
        invalidatesTags: ["Notification"],
      }),
      downloadReceivedAttachment: build.query<
        DownloadReceivedAttachmentApiResponse,
        DownloadReceivedAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/messages/${encodeURIComponent(String(queryArg.messageId))}/attachments/${encodeURIComponent(String(queryArg.attachmentId))}`,
        }),
        providesTags: ["Attachment"],
      }),
      listKitchenRequests: build.query<
        ListKitchenRequestsApiResponse,
        ListKitchenRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/requests`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Request"],
      }),
      listFirmRequests: build.query<
        ListFirmRequestsApiResponse,
        ListFirmRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/requests`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Request"],
      }),
      answerRequest: build.mutation<
        AnswerRequestApiResponse,
        AnswerRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/requests/${encodeURIComponent(String(queryArg.requestId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Request"],
      }),
      listRequests: build.query<ListRequestsApiResponse, ListRequestsApiArg>({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/requests`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Request"],
      }),
      createRequest: build.mutation<
        CreateRequestApiResponse,
        CreateRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/requests`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Request"],
      }),
      listUndecided: build.query<ListUndecidedApiResponse, ListUndecidedApiArg>(
        {
          query: (queryArg) => ({
            url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/undecided`,
            params: {
              date: queryArg.date,
              department_id: queryArg.departmentId,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["Dashboard"],
        },
      ),
      remindUndecided: build.mutation<
        RemindUndecidedApiResponse,
        RemindUndecidedApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/reminders`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Dashboard", "AuditLog"],
      }),
      bulkUpsertGroupMenu: build.mutation<
        BulkUpsertGroupMenuApiResponse,
        BulkUpsertGroupMenuApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}/menu-days/bulk-upsert`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      publishGroupMenu: build.mutation<
        PublishGroupMenuApiResponse,
        PublishGroupMenuApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/corporate-groups/${encodeURIComponent(String(queryArg.groupId))}/menu-days/publish`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      bulkUpsertFirmMenus: build.mutation<
        BulkUpsertFirmMenusApiResponse,
        BulkUpsertFirmMenusApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/menu-days/bulk-upsert`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      publishFirmMenus: build.mutation<
        PublishFirmMenusApiResponse,
        PublishFirmMenusApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/menu-days/publish`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      readMenuFile: build.mutation<ReadMenuFileApiResponse, ReadMenuFileApiArg>(
        {
          query: (queryArg) => ({
            url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/menu-text`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["MenuText"],
        },
      ),
      listDishes: build.query<ListDishesApiResponse, ListDishesApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/dishes`,
          params: {
            search: queryArg.search,
            undeclared: queryArg.undeclared,
            hidden: queryArg.hidden,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Dish"],
      }),
      getDish: build.query<GetDishApiResponse, GetDishApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/dishes/${encodeURIComponent(String(queryArg.dishId))}`,
        }),
        providesTags: ["Dish"],
      }),
      updateDish: build.mutation<UpdateDishApiResponse, UpdateDishApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/dishes/${encodeURIComponent(String(queryArg.dishId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Dish", "MenuDay", "AuditLog"],
      }),
      listDishRatings: build.query<
        ListDishRatingsApiResponse,
        ListDishRatingsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/dish-ratings`,
          params: {
            search: queryArg.search,
            corporate_id: queryArg.corporateId,
            sort: queryArg.sort,
            order: queryArg.order,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Dish"],
      }),
      getDishRatings: build.query<
        GetDishRatingsApiResponse,
        GetDishRatingsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/dish-ratings/${encodeURIComponent(String(queryArg.dishId))}`,
        }),
        providesTags: ["Dish"],
      }),
      getFirmLists: build.query<GetFirmListsApiResponse, GetFirmListsApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/kitchen-lists`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["KitchenStats"],
      }),
      exportFirmLists: build.query<
        ExportFirmListsApiResponse,
        ExportFirmListsApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/kitchen-lists/export`,
          params: {
            date: queryArg.date,
            shift_id: queryArg.shiftId,
          },
        }),
        providesTags: ["KitchenStats"],
      }),
      listMenuDays: build.query<ListMenuDaysApiResponse, ListMenuDaysApiArg>({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days`,
          params: {
            shift_id: queryArg.shiftId,
            start_date: queryArg.startDate,
            end_date: queryArg.endDate,
          },
        }),
        providesTags: ["MenuDay"],
      }),
      saveMenuDay: build.mutation<SaveMenuDayApiResponse, SaveMenuDayApiArg>({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      bulkUpsertMenuDays: build.mutation<
        BulkUpsertMenuDaysApiResponse,
        BulkUpsertMenuDaysApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days/bulk-upsert`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      publishMenuDays: build.mutation<
        PublishMenuDaysApiResponse,
        PublishMenuDaysApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days/publish`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuDay", "Dish", "KitchenStats"],
      }),
      getMenuWeek: build.query<GetMenuWeekApiResponse, GetMenuWeekApiArg>({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-week`,
          params: {
            start_date: queryArg.startDate,
          },
        }),
        providesTags: ["MenuDay", "Shift", "Dish"],
      }),
      countMissingMenus: build.query<
        CountMissingMenusApiResponse,
        CountMissingMenusApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days/missing`,
          params: {
            start_date: queryArg.startDate,
            end_date: queryArg.endDate,
          },
        }),
        providesTags: ["MenuDay"],
      }),
      copyMenuDays: build.mutation<CopyMenuDaysApiResponse, CopyMenuDaysApiArg>(
        {
          query: (queryArg) => ({
            url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days/copy`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["MenuDay", "KitchenStats"],
        },
      ),
      previewMenuCopy: build.mutation<
        PreviewMenuCopyApiResponse,
        PreviewMenuCopyApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/menu-days/copy-preview`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["MenuCopy"],
      }),
      listMenuTargets: build.query<
        ListMenuTargetsApiResponse,
        ListMenuTargetsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/menu-targets`,
          params: {
            search: queryArg.search,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Partnership", "Shift"],
      }),
      getKitchenStats: build.query<
        GetKitchenStatsApiResponse,
        GetKitchenStatsApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/stats`,
          params: {
            shift_id: queryArg.shiftId,
            dept_id: queryArg.deptId,
          },
        }),
        providesTags: ["KitchenStats"],
      }),
      getKitchenLists: build.query<
        GetKitchenListsApiResponse,
        GetKitchenListsApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/lists`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["KitchenStats"],
      }),
      exportKitchenLists: build.query<
        ExportKitchenListsApiResponse,
        ExportKitchenListsApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen/${encodeURIComponent(String(queryArg.cateringId))}/${encodeURIComponent(String(queryArg.corpId))}/lists/export`,
          params: {
            date: queryArg.date,
            shift_id: queryArg.shiftId,
          },
        }),
        providesTags: ["KitchenStats"],
      }),
      listGuests: build.query<ListGuestsApiResponse, ListGuestsApiArg>({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/guests`,
          params: {
            start_date: queryArg.startDate,
          },
        }),
        providesTags: ["Guest", "MenuDay"],
      }),
      getPlannedComponent: build.query<
        GetPlannedComponentApiResponse,
        GetPlannedComponentApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/plan/components/${encodeURIComponent(String(queryArg.componentKey))}`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["KitchenPlan", "KitchenStats"],
      }),
      saveOwnNumber: build.mutation<
        SaveOwnNumberApiResponse,
        SaveOwnNumberApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/plan/components/${encodeURIComponent(String(queryArg.componentKey))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["KitchenPlan", "AuditLog"],
      }),
      saveReserve: build.mutation<SaveReserveApiResponse, SaveReserveApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/reserve`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["KitchenPlan", "AuditLog"],
      }),
      nameComponent: build.mutation<
        NameComponentApiResponse,
        NameComponentApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/components/${encodeURIComponent(String(queryArg.componentKey))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["KitchenPlan", "AuditLog"],
      }),
      listRoutes: build.query<ListRoutesApiResponse, ListRoutesApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/routes`,
        }),
        providesTags: ["KitchenPlan"],
      }),
      saveRoutes: build.mutation<SaveRoutesApiResponse, SaveRoutesApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/kitchen/routes`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["KitchenPlan", "AuditLog"],
      }),
      listDeliveries: build.query<
        ListDeliveriesApiResponse,
        ListDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/deliveries`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["Delivery", "KitchenStats"],
      }),
      confirmDelivery: build.mutation<
        ConfirmDeliveryApiResponse,
        ConfirmDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/corporate/${encodeURIComponent(String(queryArg.companyId))}/deliveries/${encodeURIComponent(String(queryArg.menuDayId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Delivery", "Statement", "AuditLog"],
      }),
      createProduct: build.mutation<
        CreateProductApiResponse,
        CreateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product", "StoreStats", "Dashboard", "AuditLog"],
      }),
      uploadProducts: build.mutation<
        UploadProductsApiResponse,
        UploadProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products/bulk-upload`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Product", "StoreStats", "Dashboard", "AuditLog"],
      }),
      updateProduct: build.mutation<
        UpdateProductApiResponse,
        UpdateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products/${encodeURIComponent(String(queryArg.productId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Product", "StoreStats", "Dashboard", "AuditLog"],
      }),
      deleteProduct: build.mutation<
        DeleteProductApiResponse,
        DeleteProductApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products/${encodeURIComponent(String(queryArg.productId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Product", "StoreStats", "Dashboard", "AuditLog"],
      }),
      listStockMovements: build.query<
        ListStockMovementsApiResponse,
        ListStockMovementsApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/products/${encodeURIComponent(String(queryArg.productId))}/movements`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Product"],
      }),
      getDeliveryTerms: build.query<
        GetDeliveryTermsApiResponse,
        GetDeliveryTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/delivery-terms`,
        }),
        providesTags: ["DeliveryTerms"],
      }),
      saveDeliveryTerms: build.mutation<
        SaveDeliveryTermsApiResponse,
        SaveDeliveryTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/delivery-terms`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["DeliveryTerms", "Product", "AuditLog"],
      }),
      deliverOrder: build.mutation<DeliverOrderApiResponse, DeliverOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/orders/${encodeURIComponent(String(queryArg.orderId))}/delivery`,
            method: "PUT",
            body: queryArg.body,
          }),
          invalidatesTags: [
            "Order",
            "Product",
            "StoreStats",
            "Dashboard",
            "AuditLog",
          ],
        },
      ),
      getStoreStats: build.query<GetStoreStatsApiResponse, GetStoreStatsApiArg>(
        {
          query: (queryArg) => ({
            url: `/supplier/${encodeURIComponent(String(queryArg.companyId))}/stats`,
            params: {
              period: queryArg.period,
            },
          }),
          providesTags: ["StoreStats"],
        },
      ),
      listStoreProducts: build.query<
        ListStoreProductsApiResponse,
        ListStoreProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/suppliers/${encodeURIComponent(String(queryArg.supplierId))}/products`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            product_ids: queryArg.productIds,
            limit: queryArg.limit,
            offset: queryArg.offset,
            after: queryArg.after,
          },
        }),
        providesTags: ["Product"],
      }),
      placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/suppliers/${encodeURIComponent(String(queryArg.supplierId))}/orders`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: [
          "Order",
          "Product",
          "Partnership",
          "Company",
          "StoreStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
      markOrdersSeen: build.mutation<
        MarkOrdersSeenApiResponse,
        MarkOrdersSeenApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/orders/seen`,
          method: "POST",
        }),
        invalidatesTags: ["Order"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg.orderId))}`,
        }),
        providesTags: ["Order"],
      }),
      updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
        query: (queryArg) => ({
          url: `/orders/${encodeURIComponent(String(queryArg.orderId))}`,
          method: "PATCH",
          body: queryArg.body,
        }),
        invalidatesTags: [
          "Order",
          "Product",
          "StoreStats",
          "Dashboard",
          "AuditLog",
        ],
      }),
      listIngredients: build.query<
        ListIngredientsApiResponse,
        ListIngredientsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/ingredients`,
        }),
        providesTags: ["Ingredient"],
      }),
      createIngredient: build.mutation<
        CreateIngredientApiResponse,
        CreateIngredientApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/ingredients`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Ingredient", "Recipe", "PurchaseNeeds", "AuditLog"],
      }),
      updateIngredient: build.mutation<
        UpdateIngredientApiResponse,
        UpdateIngredientApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/ingredients/${encodeURIComponent(String(queryArg.ingredientId))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Ingredient", "Recipe", "PurchaseNeeds", "AuditLog"],
      }),
      listRecipes: build.query<ListRecipesApiResponse, ListRecipesApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipes`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["Recipe"],
      }),
      getRecipe: build.query<GetRecipeApiResponse, GetRecipeApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipes/${encodeURIComponent(String(queryArg.componentKey))}`,
          params: {
            date: queryArg.date,
          },
        }),
        providesTags: ["Recipe"],
      }),
      saveRecipe: build.mutation<SaveRecipeApiResponse, SaveRecipeApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipes/${encodeURIComponent(String(queryArg.componentKey))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Recipe", "PurchaseNeeds", "AuditLog"],
      }),
      savePortionFactors: build.mutation<
        SavePortionFactorsApiResponse,
        SavePortionFactorsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipes/${encodeURIComponent(String(queryArg.componentKey))}/portion-factors`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Recipe", "PurchaseNeeds", "AuditLog"],
      }),
      exportRecipes: build.query<ExportRecipesApiResponse, ExportRecipesApiArg>(
        {
          query: (queryArg) => ({
            url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipe-book`,
          }),
          providesTags: ["Recipe"],
        },
      ),
      importRecipes: build.mutation<
        ImportRecipesApiResponse,
        ImportRecipesApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/recipe-book`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
          params: {
            is_preview: queryArg.isPreview,
          },
        }),
        invalidatesTags: ["Recipe", "Ingredient", "PurchaseNeeds", "AuditLog"],
      }),
      getPurchaseNeeds: build.query<
        GetPurchaseNeedsApiResponse,
        GetPurchaseNeedsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/purchase-needs`,
          params: {
            start_date: queryArg.startDate,
            end_date: queryArg.endDate,
          },
        }),
        providesTags: ["PurchaseNeeds", "KitchenPlan"],
      }),
      exportPurchaseNeeds: build.query<
        ExportPurchaseNeedsApiResponse,
        ExportPurchaseNeedsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/purchase-needs/export`,
          params: {
            start_date: queryArg.startDate,
            end_date: queryArg.endDate,
          },
        }),
        providesTags: ["PurchaseNeeds", "KitchenPlan"],
      }),
      listPurchaseSources: build.query<
        ListPurchaseSourcesApiResponse,
        ListPurchaseSourcesApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/ingredients/${encodeURIComponent(String(queryArg.ingredientId))}/purchase-sources`,
          params: {
            start_date: queryArg.startDate,
            end_date: queryArg.endDate,
          },
        }),
        providesTags: ["PurchaseNeeds", "KitchenPlan"],
      }),
      listShelf: build.query<ListShelfApiResponse, ListShelfApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/shelf-counts`,
        }),
        providesTags: ["PurchaseNeeds"],
      }),
      saveShelfCount: build.mutation<
        SaveShelfCountApiResponse,
        SaveShelfCountApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/shelf-counts`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["PurchaseNeeds", "AuditLog"],
      }),
      getMonthCosts: build.query<GetMonthCostsApiResponse, GetMonthCostsApiArg>(
        {
          query: (queryArg) => ({
            url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/costs`,
            params: {
              month: queryArg.month,
            },
          }),
          providesTags: ["Costs"],
        },
      ),
      exportMonthCosts: build.query<
        ExportMonthCostsApiResponse,
        ExportMonthCostsApiArg
      >({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/costs/export`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["Costs"],
      }),
      getFirmCosts: build.query<GetFirmCostsApiResponse, GetFirmCostsApiArg>({
        query: (queryArg) => ({
          url: `/catering/${encodeURIComponent(String(queryArg.companyId))}/costs/${encodeURIComponent(String(queryArg.corpId))}`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["Costs"],
      }),
      readAllNotifications: build.mutation<
        ReadAllNotificationsApiResponse,
        ReadAllNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/notifications/read-all`,
          method: "POST",
        }),
        invalidatesTags: ["Notification"],
      }),
      readNotification: build.mutation<
        ReadNotificationApiResponse,
        ReadNotificationApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/notifications/${encodeURIComponent(String(queryArg.notificationId))}/read`,
          method: "POST",
        }),
        invalidatesTags: ["Notification"],
      }),
      getNotificationSettings: build.query<
        GetNotificationSettingsApiResponse,
        GetNotificationSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/notification-settings`,
        }),
        providesTags: ["NotificationSettings"],
      }),
      saveNotificationSettings: build.mutation<
        SaveNotificationSettingsApiResponse,
        SaveNotificationSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/notification-settings`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["NotificationSettings"],
      }),
      unsubscribeFromPush: build.mutation<
        UnsubscribeFromPushApiResponse,
        UnsubscribeFromPushApiArg
      >({
        query: (queryArg) => ({
          url: `/individual/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.userId))}/push/unsubscribe`,
          method: "POST",
          body: queryArg.pushEndpoint,
        }),
        invalidatesTags: ["NotificationSettings"],
      }),
      checkLiveness: build.query<CheckLivenessApiResponse, CheckLivenessApiArg>(
        {
          query: () => ({ url: `/health/live` }),
          providesTags: ["Health"],
        },
      ),
      checkReadiness: build.query<
        CheckReadinessApiResponse,
        CheckReadinessApiArg
      >({
        query: () => ({ url: `/health/ready` }),
        providesTags: ["Health"],
      }),
      proveServer: build.query<ProveServerApiResponse, ProveServerApiArg>({
        query: (queryArg) => ({
          url: `/health/proof`,
          params: {
            challenge: queryArg.challenge,
            address: queryArg.address,
          },
        }),
        providesTags: ["Health"],
      }),
      getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
        query: () => ({ url: `/metrics` }),
        providesTags: ["Health"],
      }),
      listAuditLogs: build.query<ListAuditLogsApiResponse, ListAuditLogsApiArg>(
        {
          query: (queryArg) => ({
            url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/audit-logs`,
            params: {
              user_id: queryArg.userId,
              log_type: queryArg.logType,
              start_date: queryArg.startDate,
              end_date: queryArg.endDate,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["AuditLog"],
        },
      ),
      exportAuditLogs: build.query<
        ExportAuditLogsApiResponse,
        ExportAuditLogsApiArg
      >({
        query: (queryArg) => ({
          url: `/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.companyId))}/audit-logs/export`,
          params: {
            log_type: queryArg.logType,
            start_date: queryArg.startDate,
            end_date: queryArg.endDate,
          },
        }),
        providesTags: ["AuditLog"],
      }),
      getImage: build.query<GetImageApiResponse, GetImageApiArg>({
        query: (queryArg) => ({
          url: `/images/${encodeURIComponent(String(queryArg.companyId))}/${encodeURIComponent(String(queryArg.imageId))}`,
        }),
        providesTags: ["Image"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type RequestPasswordResetApiResponse = /** status 200 İstek alındı */ {
  success: Success;
  message: string;
};
export type RequestPasswordResetApiArg = {
  body: {
    company_id: Id;
    phone: PhoneInput;
  };
};
export type GetSecondFactorApiResponse = /** status 200 Durumu */ SecondFactor;
export type GetSecondFactorApiArg = void;
export type StartSecondFactorApiResponse =
  /** status 200 Anahtar; bir daha gösterilmez */ {
    success: Success;
    /** Uygulamaya elle yazılabilir */
    secret: string;
    /** Karekodun içeriği */
    address: string;
  };
export type StartSecondFactorApiArg = {
  body: {
    password: string;
  };
};
export type SwitchOnSecondFactorApiResponse =
  /** status 200 Kurtarma kodları; bir daha gösterilmez */ {
    success: Success;
    recovery_codes: string[];
  };
export type SwitchOnSecondFactorApiArg = {
  body: {
    code: SecondFactorCode;
  };
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 Kurtarma kodları; bir daha gösterilmez */ {
    success: Success;
    recovery_codes: string[];
  };
export type RenewRecoveryCodesApiArg = {
  body: {
    password: string;
    /** Uygulamadaki kod ya da bir kurtarma kodu */
    code: SecondFactorCode;
  };
};
export type SwitchOffSecondFactorApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SwitchOffSecondFactorApiArg = {
  body: {
    password: string;
    /** Uygulamadaki kod ya da bir kurtarma kodu */
    code: SecondFactorCode;
  };
};
export type ListKeysApiResponse = /** status 200 En fazla 100 anahtar */ {
  keys: Key[];
};
export type ListKeysApiArg = {
  type: CompanyType;
  companyId: Id;
};
export type CreateKeyApiResponse = /** status 201 Oluşturuldu */ {
  success: Success;
  key: Key;
  /** Anahtarın kendisi; bir daha gösterilmez */
  secret: string;
};
export type CreateKeyApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    /** Hangi yazılım için olduğu */
    name: string;
    role: KeyRole;
    /** Geçerli olduğu son gün (Türkiye saati), en fazla bir yıl sonrası */
    expires_on: LocalDate;
    /** Anahtarın kullanılabileceği IP adresleri ve ağlar (CIDR); boşsa her adresten kullanılır */
    addresses?: string[];
  };
};
export type RevokeKeyApiResponse = /** status 200 İptal edildi */ {
  success: Success;
  key: Key;
};
export type RevokeKeyApiArg = {
  type: CompanyType;
  companyId: Id;
  keyId: Id;
};
export type GetOwnKeyApiResponse = /** status 200 Anahtar */ {
  key: Key;
  company: {
    id: Id;
    name: string;
    type: CompanyType;
    slug: string;
  };
};
export type GetOwnKeyApiArg = void;
export type StartPasskeyApiResponse = /** status 200 WebAuthn seçenekleri */ {
  success: Success;
  challenge: PasskeyChallenge;
  site: PasskeySite;
  /** Hesabın kimliği */
  holder: Id;
  /** Cihazın göstereceği hesap adı */
  account_name: string;
  credentials: PasskeyCredentials;
};
export type StartPasskeyApiArg = {
  body: {
    password: string;
    /** Uygulamadaki kod ya da bir kurtarma kodu */
    code: SecondFactorCode;
  };
};
export type AddPasskeyApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type AddPasskeyApiArg = {
  body: {
    name: string;
    credential_id: PasskeyCredential;
    client_data: PasskeyClientData;
    attestation: string;
  };
};
export type RemovePasskeyApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type RemovePasskeyApiArg = {
  passkeyId: Id;
};
export type ListApplicationsApiResponse =
  /** status 200 En fazla 100 başvuru */ {
    applications: Application[];
    total: Count;
    /** Bekleyen bütün başvurular; 1000 olunca yenisi alınmaz */
    pending_count: Count;
    has_more: boolean;
  };
export type ListApplicationsApiArg = {
  type: CompanyType;
  companyId: Id;
  status?: ApplicationStatus;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetCorporateDashboardApiResponse =
  /** status 200 Sayılar */ CorporateDashboard;
export type GetCorporateDashboardApiArg = {
  companyId: Id;
};
export type GetCateringDashboardApiResponse =
  /** status 200 Sayılar */ CateringDashboard;
export type GetCateringDashboardApiArg = {
  companyId: Id;
};
export type GetSupplierDashboardApiResponse =
  /** status 200 Sayılar */ SupplierDashboard;
export type GetSupplierDashboardApiArg = {
  companyId: Id;
};
export type GetCompanyApiResponse = /** status 200 Şirket */ {
  company: CompanyCard;
};
export type GetCompanyApiArg = {
  companyId: Id;
};
export type CreateDepartmentApiResponse = /** status 201 Departman */ {
  success: Success;
  department: Department;
};
export type CreateDepartmentApiArg = {
  type: CompanyType;
  companyId: Id;
  body: {
    name: DepartmentName;
  };
};
export type UpdateDepartmentApiResponse = /** status 200 Departman */ {
  success: Success;
  department: Department;
};
export type UpdateDepartmentApiArg = {
  type: CompanyType;
  companyId: Id;
  departmentId: Id;
  body: {
    name?: DepartmentName;
    is_active?: boolean;
  };
};
export type DeactivateDepartmentApiResponse = /** status 200 Departman */ {
  success: Success;
  department: Department;
};
export type DeactivateDepartmentApiArg = {
  type: CompanyType;
  companyId: Id;
  departmentId: Id;
};
export type CreateEmployeeApiResponse = /** status 201 Eklendi */ {
  success: Success;
  user: Employee;
  /** Entegrasyon anahtarına null: kişiye şifreyi hesabı olan bir yönetici verir */
  one_time_password: string | null;
  slip_code: SlipCode;
  expires_at: Instant;
};
export type CreateEmployeeApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    full_name: FullName;
    phone: PhoneInput;
    email?: EmailOrNone;
    department_id?: Id | null;
    role?: Role;
    shift_ids?: OwnShiftIds;
    rotation?: RotationPlan;
  };
};
export type ResetEmployeePasswordsApiResponse =
  /** status 200 Sonuç, kişi kişi */ {
    success: Success;
    reset_count: Count;
    /** Şifreleri bir kez gösterilir ve 7 gün geçerlidir */
    users: {
      id: Id;
      full_name: string;
      phone: string;
      department_name: string | null;
      one_time_password: string;
      slip_code: SlipCode;
    }[];
    /** Değiştirilmeyenler ve nedenleri */
    refused: {
      id: Id;
      /** Böyle bir çalışan yoksa boş */
      full_name: string | null;
      code: string;
      message: string;
    }[];
    /** Hiç giriş yapmamış 10.000 kişiden fazlası var */
    has_more: boolean;
    expires_at: Instant;
  };
export type ResetEmployeePasswordsApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    user_ids?: Id[];
    never_signed_in?: true;
  };
};
export type UpdateEmployeesApiResponse = /** status 200 Sonuç, kişi kişi */ {
  success: Success;
  /** İstenen durumda olanlar; önceden öyle olanlar da */
  updated_count: Count;
  /** Değiştirilmeyenler ve nedenleri */
  refused: UnchangedEmployee[];
  /** Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler */
  cancelled_choices: Count;
};
export type UpdateEmployeesApiArg = {
  type: CompanyType;
  companyId: Id;
  body: {
    user_ids: Id[];
    is_active?: boolean;
    department_id?: Id | null;
    shift_ids?: OwnShiftIds;
  };
};
export type GetEmployeeApiResponse = /** status 200 Çalışan */ {
  user: Employee;
};
export type GetEmployeeApiArg = {
  type: CompanyType;
  companyId: Id;
  userId: Id;
};
export type UpdateEmployeeApiResponse = /** status 200 Çalışan */ {
  success: Success;
  user: Employee;
  /** Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler */
  cancelled_choices: Count;
};
export type UpdateEmployeeApiArg = {
  type: CompanyType;
  companyId: Id;
  userId: Id;
  body: {
    full_name?: FullName;
    phone?: PhoneInput;
    email?: EmailOrNone;
    is_active?: boolean;
    version?: SeenVersion;
    department_id?: Id | null;
    shift_ids?: OwnShiftIds;
    rotation?: RotationPlan;
  };
};
export type AssignRoleApiResponse = /** status 200 Çalışan */ {
  success: Success;
  user: Employee;
  /** Pasifleştirme yüzünden iptal edilen ileri tarihli seçimler */
  cancelled_choices: Count;
};
export type AssignRoleApiArg = {
  type: CompanyType;
  companyId: Id;
  userId: Id;
  body: {
    role: Role;
    is_active?: boolean;
    version?: SeenVersion;
  };
};
export type ResetEmployeePasswordApiResponse =
  /** status 200 Şifre yalnızca bu cevapta görünür */ {
    success: Success;
    full_name: string;
    phone: string;
    department_name: string | null;
    one_time_password: string;
    slip_code: SlipCode;
    expires_at: Instant;
  };
export type ResetEmployeePasswordApiArg = {
  type: CompanyType;
  companyId: Id;
  userId: Id;
};
export type CreateShiftApiResponse = /** status 201 Vardiya */ {
  success: Success;
  shift: Shift;
};
export type CreateShiftApiArg = {
  companyId: Id;
  body: {
    title: string;
    start_time: LocalTime;
    end_time: LocalTime;
    days: Weekdays;
    timezone?: string;
    cutoff_days?: CutOffDays;
    cutoff_time?: CutOffTime;
  };
};
export type UpdateShiftApiResponse = /** status 200 Vardiya */ {
  success: Success;
  shift: Shift;
};
export type UpdateShiftApiArg = {
  companyId: Id;
  shiftId: Id;
  body: {
    title: string;
    start_time: LocalTime;
    end_time: LocalTime;
    days: Weekdays;
    timezone?: string;
    cutoff_days?: CutOffDays;
    cutoff_time?: CutOffTime;
    version?: SeenVersion;
  };
};
export type DeleteShiftApiResponse = /** status 200 Silindi */ {
  success: Success;
  /** İptal edilen ileri tarihli seçimler */
  cancelled_choices: Count;
};
export type DeleteShiftApiArg = {
  companyId: Id;
  shiftId: Id;
};
export type PreviewShiftEndApiResponse = /** status 200 Sayılar */ {
  /** İptal olacak seçimler */
  choices: Count;
  /** Bu seçimleri yapanlar */
  people: Count;
};
export type PreviewShiftEndApiArg = {
  companyId: Id;
  shiftId: Id;
  /** Kalkacak günler, 1 = Pazartesi; verilmezse vardiyanın tümü */
  days?: string;
};
export type ListKitchenShiftsApiResponse = /** status 200 Vardiyalar */ {
  corporate: CompanyName;
  catering: CompanyName;
  shifts: Shift[];
};
export type ListKitchenShiftsApiArg = {
  cateringId: Id;
  corpId: Id;
};
export type GetStandingChoicesApiResponse = /** status 200 Seçimler */ {
  choices: StandingChoice[];
  /** Çalışanın kendi vardiyaları; hiçbirini belirtmediyse hepsi */
  shifts: {
    id: Id;
    title: string;
    days: Weekday[];
    /** Son menülerindeki seçenekler */
    labels: string[];
  }[];
};
export type GetStandingChoicesApiArg = {
  companyId: Id;
  userId: Id;
};
export type SaveStandingChoicesApiResponse = /** status 200 Uygulandı */ {
  success: Success;
  /** Açık günlerde yapılan seçimler */
  chosen: Count;
  /** Açık günlerde geri alınan seçimler */
  withdrawn: Count;
};
export type SaveStandingChoicesApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    choices: StandingChoice[];
  };
};
export type ListClosedDaysApiResponse = /** status 200 Tarihe göre */ {
  closed_days: {
    date: LocalDate;
    /** Yalnızca bu saatte ya da sonra başlayan vardiyalar; null bütün gün */
    from_time: string | null;
    name: string;
    /** Gün kapatılınca iptal olan seçimler */
    cancelled_choices: Count;
  }[];
};
export type ListClosedDaysApiArg = {
  type: CompanyType;
  companyId: Id;
  year: number;
};
export type CloseDaysApiResponse = /** status 200 Kapandı */ {
  success: Success;
  cancelled_choices: Count;
  cancelled_guests: Count;
};
export type CloseDaysApiArg = {
  type: CompanyType;
  companyId: Id;
  body: {
    days: {
      date: LocalDate;
      /** Verilmezse bütün gün */
      from_time?: string | null;
      name: string;
    }[];
  };
};
export type OpenDaysApiResponse = /** status 200 Açıldı */ {
  success: Success;
  opened_count: Count;
};
export type OpenDaysApiArg = {
  type: CompanyType;
  companyId: Id;
  /** İlk gün */
  first: LocalDate;
  /** Son gün */
  last: LocalDate;
};
export type ListOfficialDaysApiResponse = /** status 200 Tarihe göre */ {
  official_days: OfficialDay[];
};
export type ListOfficialDaysApiArg = {
  type: CompanyType;
  companyId: Id;
  year: number;
};
export type PreviewClosingApiResponse = /** status 200 Sayılar */ ClosingImpact;
export type PreviewClosingApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Günler, virgülle; yarım gün için saatiyle */
  days: string;
};
export type ListAbsencesApiResponse = /** status 200 Tarihe göre */ {
  absences: Absence[];
};
export type ListAbsencesApiArg = {
  companyId: Id;
  userId: Id;
};
export type MarkAbsenceApiResponse = /** status 200 Bildirildi */ {
  success: Success;
  withdrawn_choices: Count;
};
export type MarkAbsenceApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    first: LocalDate;
    last: LocalDate;
  };
};
export type PreviewAbsenceApiResponse = /** status 200 Günler */ {
  days: AbsencePreviewDay[];
};
export type PreviewAbsenceApiArg = {
  companyId: Id;
  userId: Id;
  /** İlk gün */
  first: LocalDate;
  /** Son gün */
  last: LocalDate;
};
export type ListAbsentPeopleApiResponse =
  /** status 200 Kişiler */ AbsentPeople;
export type ListAbsentPeopleApiArg = {
  companyId: Id;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type MarkAbsencesApiResponse = /** status 200 İşaretlendi */ {
  success: Success;
  marked_count: Count;
  withdrawn_choices: Count;
};
export type MarkAbsencesApiArg = {
  companyId: Id;
  isPreview?: boolean;
  body: {
    user_ids: Id[];
    first: LocalDate;
    last: LocalDate;
  };
};
export type EndAbsenceOfApiResponse = /** status 200 Kaldırıldı */ {
  success: Success;
  chosen_choices: Count;
};
export type EndAbsenceOfApiArg = {
  companyId: Id;
  /** Yokluğu kaldırılan çalışan */
  userId: Id;
  /** İlk gün */
  first: LocalDate;
  /** Son gün */
  last: LocalDate;
};
export type ImportAbsencesApiResponse = /** status 200 Sonuç */ {
  success: Success;
  people_count: Count;
  /** Kişilerin günleri, hafta sonlarıyla */
  day_count: Count;
  withdrawn_choices: Count;
  /** Alınmayan satırlar */
  errors: {
    row: number;
    message: string;
    full_name: string;
    phone: string;
  }[];
};
export type ImportAbsencesApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  isPreview?: boolean;
  body: {
    /** En fazla 5 MB */
    file: Blob;
  };
};
export type ListPartnershipsApiResponse =
  /** status 200 En fazla 100 ortaklık; `company` karşı taraftır */ {
    partnerships: Partnership[];
    total: Count;
  };
export type ListPartnershipsApiArg = {
  cateringId: Id;
  partnershipType?: "catering" | "supplier";
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetPartnershipApiResponse = /** status 200 Ortaklık */ {
  partnership: PartnershipDetail;
};
export type GetPartnershipApiArg = {
  type: CompanyType;
  companyId: Id;
  partnershipId: Id;
};
export type PreviewPartnershipEndApiResponse =
  /** status 200 Sayılar ve seçilebilecek günler */ {
    /** İptal olacak seçimler */
    choices: Count;
    /** Bildirim alacak kişiler */
    people: Count;
    /** Yayından kalkacak menü günleri */
    menu_days: Count;
    first_date: LocalDate;
    last_date: LocalDate;
  };
export type PreviewPartnershipEndApiArg = {
  type: CompanyType;
  companyId: Id;
  partnershipId: Id;
  /** Ortaklığın olmadığı ilk gün; yoksa onaylanınca */
  effectiveDate?: LocalDate;
};
export type SavePartnershipCutOffApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SavePartnershipCutOffApiArg = {
  type: CompanyType;
  companyId: Id;
  partnershipId: Id;
  body: {
    cutoff_days: null | CutOffDays;
    cutoff_time: null | CutOffTime;
  };
};
export type SaveDeliveryFormApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveDeliveryFormApiArg = {
  companyId: Id;
  partnershipId: Id;
  body: {
    delivery_form: DeliveryForm;
  };
};
export type ListSentOffersApiResponse = /** status 200 En fazla 50 teklif */ {
  offers: Offer[];
  /** Filtreye uyanlar */
  total: Count;
  /** Filtreden bağımsız */
  counts: {
    all: Count;
    waiting: Count;
    accepted: Count;
    rejected: Count;
    other: Count;
  };
};
export type ListSentOffersApiArg = {
  companyId: Id;
  offerType?: "sent";
  /** `answered` bekleyenlerin dışında hepsi, `other` geri çekilen ve süresi geçenler */
  status?: "all" | "waiting" | "answered" | "accepted" | "rejected" | "other";
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type SendOfferApiResponse = /** status 201 Teklif */ {
  success: Success;
  offer: Offer;
};
export type SendOfferApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    catering_id: Id;
    unit_price: Lira;
    duration_months: OfferDuration;
    vat_rate?: MealVatRate;
    period?: BillingPeriod;
    minimum?: GuaranteedMinimum;
    message?: string;
    /** Yalnızca yenilemede; yoksa kabul edildiği gün */
    start_date?: LocalDate;
  };
};
export type GetSentOfferApiResponse =
  /** status 200 Teklif ve karşı taraf */ OfferDetail;
export type GetSentOfferApiArg = {
  companyId: Id;
  offerId: Id;
};
export type WithdrawOfferApiResponse = /** status 200 Teklif */ {
  success: Success;
  offer: Offer;
};
export type WithdrawOfferApiArg = {
  companyId: Id;
  offerId: Id;
  body: {
    action: "withdraw";
  };
};
export type ListReceivedOffersApiResponse =
  /** status 200 En fazla 50 teklif */ {
    offers: Offer[];
    /** Filtreye uyanlar */
    total: Count;
    /** Filtreden bağımsız */
    counts: {
      all: Count;
      waiting: Count;
      accepted: Count;
      rejected: Count;
      other: Count;
    };
  };
export type ListReceivedOffersApiArg = {
  companyId: Id;
  offerType?: "received";
  /** `answered` bekleyenlerin dışında hepsi, `other` geri çekilen ve süresi geçenler */
  status?: "all" | "waiting" | "answered" | "accepted" | "rejected" | "other";
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetReceivedOfferApiResponse =
  /** status 200 Teklif ve karşı taraf */ OfferDetail;
export type GetReceivedOfferApiArg = {
  companyId: Id;
  offerId: Id;
};
export type AnswerOfferApiResponse = /** status 200 Teklif */ {
  success: Success;
  offer: Offer;
};
export type AnswerOfferApiArg = {
  companyId: Id;
  offerId: Id;
  body: {
    action: "accept" | "reject";
  };
};
export type ListTerminationsApiResponse =
  /** status 200 En fazla 50 talep; yalnızca gelenler istenince 10 */ {
    termination_requests: TerminationRequest[];
    total: Count;
  };
export type ListTerminationsApiArg = {
  type: CompanyType;
  companyId: Id;
  requestType?: "received" | "sent" | "all";
  status?: "all" | "pending" | "approved" | "rejected" | "withdrawn";
  partnershipType?: "all" | "catering" | "supplier";
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type RequestTerminationApiResponse = /** status 201 Fesih talebi */ {
  success: Success;
  termination_request: TerminationRequest;
};
export type RequestTerminationApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    partnership_id: Id;
    /** Firma ile catering arasında bir kod, catering ile tedarikçi arasında serbest metin */
    reason: string;
    message?: string;
    /** Ortaklığın olmadığı ilk gün; yoksa onaylanınca */
    effective_date?: LocalDate;
  };
};
export type DecideTerminationApiResponse = /** status 200 Fesih talebi */ {
  success: Success;
  termination_request: TerminationRequest;
};
export type DecideTerminationApiArg = {
  type: CompanyType;
  companyId: Id;
  terminationId: Id;
  body: {
    action: "approve" | "reject" | "withdraw";
  };
};
export type ListCorporateGroupsApiResponse =
  /** status 200 En fazla 50 grup */ {
    groups: CorporateGroup[];
    total: Count;
  };
export type ListCorporateGroupsApiArg = {
  companyId: Id;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type CreateCorporateGroupApiResponse = /** status 201 Grup */ {
  success: Success;
  group: CorporateGroup;
};
export type CreateCorporateGroupApiArg = {
  companyId: Id;
  body: {
    name: string;
    description?: string;
    version?: SeenVersion;
  };
};
export type GetCorporateGroupApiResponse = /** status 200 Grup */ {
  group: CorporateGroupDetail;
};
export type GetCorporateGroupApiArg = {
  companyId: Id;
  groupId: Id;
};
export type UpdateCorporateGroupApiResponse = /** status 200 Grup */ {
  success: Success;
  group: CorporateGroup;
};
export type UpdateCorporateGroupApiArg = {
  companyId: Id;
  groupId: Id;
  body: {
    name: string;
    description?: string;
    version?: SeenVersion;
  };
};
export type DeleteCorporateGroupApiResponse = /** status 200 Silindi */ {
  success: Success;
};
export type DeleteCorporateGroupApiArg = {
  companyId: Id;
  groupId: Id;
};
export type AddCompanyToGroupApiResponse = /** status 201 Grup */ {
  success: Success;
  group: CorporateGroup;
};
export type AddCompanyToGroupApiArg = {
  companyId: Id;
  groupId: Id;
  body: {
    corporate_id: Id;
  };
};
export type RemoveCompanyFromGroupApiResponse = /** status 200 Grup */ {
  success: Success;
  group: CorporateGroup;
};
export type RemoveCompanyFromGroupApiArg = {
  companyId: Id;
  groupId: Id;
  corpId: Id;
};
export type GetGroupStatisticsApiResponse =
  /** status 200 Sayılar */ GroupStatistics;
export type GetGroupStatisticsApiArg = {
  companyId: Id;
  groupId: Id;
};
export type ListAvailableCompaniesApiResponse =
  /** status 200 En fazla 20 firma */ {
    companies: GroupCompany[];
    total: Count;
  };
export type ListAvailableCompaniesApiArg = {
  companyId: Id;
  /** Bu grupta olanlar listede yer almaz */
  groupId?: Id;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type SendMessageApiResponse = /** status 201 Gönderildi */ {
  success: Success;
  message: Message;
};
export type SendMessageApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    from_user_id?: Id;
    from_company_id?: Id;
    to_addresses: MailRecipient[];
    subject: string;
    body: string;
    labels?: MailLabels;
    attachments?: {
      id: Id;
    }[];
  };
};
export type CountUnreadMessagesApiResponse = /** status 200 Sayılar */ {
  unread: UnreadMessages;
};
export type CountUnreadMessagesApiArg = {
  type: CompanyType;
  companyId: Id;
};
export type GetMessageApiResponse = /** status 200 Mesaj */ {
  message: Message;
};
export type GetMessageApiArg = {
  type: CompanyType;
  companyId: Id;
  messageId: Id;
};
export type DownloadAttachmentApiResponse =
  /** status 200 Dosya, indirilmek üzere */ Blob;
export type DownloadAttachmentApiArg = {
  type: CompanyType;
  companyId: Id;
  messageId: Id;
  attachmentId: Id;
};
export type UploadAttachmentApiResponse = /** status 201 Yüklendi */ {
  success: Success;
  attachment: Attachment;
};
export type UploadAttachmentApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Dosyanın adı */
  name: string;
  body: Blob;
};
export type GetReceivedMessageApiResponse = /** status 200 Mesaj */ {
  message: Message;
};
export type GetReceivedMessageApiArg = {
  companyId: Id;
  userId: Id;
  messageId: Id;
};
export type ReadReceivedMessageApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ReadReceivedMessageApiArg = {
  companyId: Id;
  userId: Id;
  messageId: Id;
};
export type DownloadReceivedAttachmentApiResponse =
  /** status 200 Dosya, indirilmek üzere */ Blob;
export type DownloadReceivedAttachmentApiArg = {
  companyId: Id;
  userId: Id;
  messageId: Id;
  attachmentId: Id;
};
export type ListKitchenRequestsApiResponse =
  /** status 200 En fazla 50 istek */ {
    requests: KitchenRequest[];
    total: Count;
  };
export type ListKitchenRequestsApiArg = {
  cateringId: Id;
  corpId: Id;
  status?: RequestStatus;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type ListFirmRequestsApiResponse = /** status 200 En fazla 50 istek */ {
  requests: FirmRequest[];
  /** Daha eskileri de var */
  has_more: boolean;
};
export type ListFirmRequestsApiArg = {
  companyId: Id;
  status?: RequestStatus;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type AnswerRequestApiResponse = /** status 200 Değişti */ {
  success: Success;
  request: {
    id: Id;
    status: RequestStatus;
    reply: Reply | null;
  };
};
export type AnswerRequestApiArg = {
  cateringId: Id;
  corpId: Id;
  requestId: Id;
  body: {
    status: RequestStatus;
    /** Yazana bildirilir ve sonra değişmez; aynı metin yeniden gönderilebilir */
    reply?: string;
  };
};
export type ListRequestsApiResponse = /** status 200 En fazla 50 istek */ {
  requests: OwnRequest[];
  total: Count;
};
export type ListRequestsApiArg = {
  companyId: Id;
  userId: Id;
  status?: RequestStatus;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type CreateRequestApiResponse = /** status 201 Alındı */ {
  success: Success;
  request: OwnRequest;
};
export type CreateRequestApiArg = {
  companyId: Id;
  userId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    /** Ekran metnin ilk 30 karakterini gönderir */
    title: string;
    message: string;
    tags?: RequestTags;
    urgency?: Urgency;
    /** Metinden önce puanlanan kendi öğünü; yalnızca o zaman yazan, metni başka firmaların da okumasına izin verebilir */
    rated?: RatedMeal;
  };
};
export type ListUndecidedApiResponse =
  /** status 200 Kişiler; seçim kapandıysa kimse */ {
    people: {
      id: Id;
      full_name: string;
      department_name: string | null;
    }[];
    total: Count;
    has_more: boolean;
  };
export type ListUndecidedApiArg = {
  companyId: Id;
  date: LocalDate;
  /** Yalnızca bu departmandakiler; `none` departmanı olmayanlar */
  departmentId?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type RemindUndecidedApiResponse = /** status 201 Hatırlatıldı */ {
  success: Success;
  /** Kaç kişiye */
  reminded: number;
};
export type RemindUndecidedApiArg = {
  companyId: Id;
  body: {
    date: LocalDate;
  };
};
export type BulkUpsertGroupMenuApiResponse =
  /** status 200 Sonuç, firma firma */ {
    success: Success;
    undeclared_dishes: UndeclaredDishes;
    /** Menüsü tam olan firmalar */
    saved: Count;
    /** Kendisi ya da bir günü reddedilen firmalar */
    failed: Count;
    companies: {
      id: Id;
      name: string;
      /** Yazılan günler */
      saved: Count;
      /** Menüsü zaten böyle olan günler */
      unchanged: Count;
      /** Seçilen vardiyanın çalışmadığı günler */
      days_off: Count;
      /** Reddedilen günler */
      errors: RefusedDay[];
      problem: GroupProblem;
    }[];
  };
export type BulkUpsertGroupMenuApiArg = {
  companyId: Id;
  groupId: Id;
  body: {
    start_time: LocalTime;
    end_time: LocalTime;
    seen_companies?: SeenCompanies;
    items: FirmsMenuDays;
    default_choices?: MenuChoices;
  };
};
export type PublishGroupMenuApiResponse = /** status 200 Yayınlandı */ {
  success: Success;
  undeclared_dishes: UndeclaredDishes;
  /** Etkilenen gün sayısı, bütün firmalarda */
  modified: Count;
  companies: {
    id: Id;
    name: string;
    modified: Count;
    problem: GroupProblem;
  }[];
};
export type PublishGroupMenuApiArg = {
  companyId: Id;
  groupId: Id;
  body: {
    start_time: LocalTime;
    end_time: LocalTime;
    seen_companies?: SeenCompanies;
    start_date: LocalDate;
    end_date: LocalDate;
  };
};
export type BulkUpsertFirmMenusApiResponse =
  /** status 200 Sonuç, firma firma */ {
    success: Success;
    undeclared_dishes: UndeclaredDishes;
    /** Menüsü tam olan firmalar */
    saved: Count;
    /** Kendisi ya da bir günü reddedilen firmalar */
    failed: Count;
    companies: {
      id: Id;
      name: string;
      /** Yazılan günler */
      saved: Count;
      /** Menüsü zaten böyle olan günler */
      unchanged: Count;
      /** Seçilen vardiyanın çalışmadığı günler */
      days_off: Count;
      /** Reddedilen günler */
      errors: RefusedDay[];
      problem: GroupProblem;
    }[];
  };
export type BulkUpsertFirmMenusApiArg = {
  companyId: Id;
  body: {
    targets: MenuShifts;
    items: FirmsMenuDays;
    default_choices?: MenuChoices;
  };
};
export type PublishFirmMenusApiResponse = /** status 200 Yayınlandı */ {
  success: Success;
  undeclared_dishes: UndeclaredDishes;
  /** Etkilenen gün sayısı, bütün firmalarda */
  modified: Count;
  companies: {
    id: Id;
    name: string;
    modified: Count;
    problem: GroupProblem;
  }[];
};
export type PublishFirmMenusApiArg = {
  companyId: Id;
  body: {
    targets: MenuShifts;
    start_date: LocalDate;
    end_date: LocalDate;
  };
};
export type ReadMenuFileApiResponse =
  /** status 200 Metin, en fazla 400 satır */ {
    success: Success;
    /** Alınmayan gizli sayfa sayısı */
    hidden_sheets: Count;
    /** Sonucu dosyada kayıtlı olmadığı için boş kalan formül sayısı */
    blank_formulas: Count;
    text: string;
  };
export type ReadMenuFileApiArg = {
  companyId: Id;
  body: Blob;
};
export type ListDishesApiResponse = /** status 200 Yemekler */ {
  dishes: Dish[];
  total: Count;
  /** Aramadan bağımsız */
  counts: {
    all: Count;
    undeclared: Count;
    hidden: Count;
  };
};
export type ListDishesApiArg = {
  companyId: Id;
  search?: string;
  /** Yalnızca alerjenleri beyan edilmemişler */
  undeclared?: boolean;
  /** Yalnızca gizlenenler */
  hidden?: boolean;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetDishApiResponse = /** status 200 Yemek */ {
  dish: DishDetail;
};
export type GetDishApiArg = {
  companyId: Id;
  dishId: Id;
};
export type UpdateDishApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  dish: DishDetail;
};
export type UpdateDishApiArg = {
  companyId: Id;
  dishId: Id;
  body: {
    tags?: DishTags;
    image_url?: DishImage;
    allergens?: Allergens;
    contains_pork?: ContainsPork;
    contains_alcohol?: ContainsAlcohol;
    kcal?: Kcal;
    portion_g?: PortionGrams;
    components?: DishComponents;
    is_hidden?: boolean;
    version?: SeenVersion;
  };
};
export type ListDishRatingsApiResponse =
  /** status 200 En fazla 50 yemek; başka sıra istenmezse puanı en düşük olan önce */ {
    dishes: RatedDish[];
    total: Count;
  };
export type ListDishRatingsApiArg = {
  companyId: Id;
  search?: string;
  /** Yalnızca bu ortak firmadakilerin puanları */
  corporateId?: Id;
  sort?: "rating" | "ratings" | "name";
  order?: "asc" | "desc";
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetDishRatingsApiResponse = /** status 200 Yemek */ {
  dish: DishRatings;
};
export type GetDishRatingsApiArg = {
  companyId: Id;
  dishId: Id;
};
export type GetFirmListsApiResponse = /** status 200 Listeler */ KitchenLists;
export type GetFirmListsApiArg = {
  companyId: Id;
  /** İlk gün; verilmezse bugün (Europe/Istanbul) */
  date?: LocalDate;
};
export type ExportFirmListsApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportFirmListsApiArg = {
  companyId: Id;
  date: LocalDate;
  shiftId?: Id;
};
export type ListMenuDaysApiResponse =
  /** status 200 Menü günleri, tarihe göre */ {
    days: MenuDay[];
    /** Firmanın ya da cateringin bu vardiya için kapalı günleri; ikisi de kapalıysa firmanınki */
    closed_days: {
      date: LocalDate;
      name: string;
    }[];
    undeclared_dishes: UndeclaredDishes;
  };
export type ListMenuDaysApiArg = {
  cateringId: Id;
  corpId: Id;
  shiftId: Id;
  startDate: LocalDate;
  endDate: LocalDate;
};
export type SaveMenuDayApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  day: MenuDay;
  undeclared_dishes: UndeclaredDishes;
};
export type SaveMenuDayApiArg = {
  cateringId: Id;
  corpId: Id;
  body: {
    corporate_id?: Id;
    shift_id: Id;
    date: LocalDate;
    meals: Meals;
    choices: MenuChoices;
    common_courses?: WrittenCourses;
    status?: MenuStatus;
    dish_changes?: DishChanges;
    version?: SeenVersion;
  };
};
export type BulkUpsertMenuDaysApiResponse = /** status 200 Sonuç */ {
  success: Success;
  saved: Count;
  failed: Count;
  errors: RefusedDay[];
  days: MenuDay[];
  undeclared_dishes: UndeclaredDishes;
};
export type BulkUpsertMenuDaysApiArg = {
  cateringId: Id;
  corpId: Id;
  body: {
    shift_id: Id;
    items: {
      date: LocalDate;
      meals: Meals;
      choices?: MenuChoices;
      common_courses?: WrittenCourses;
      dish_changes?: DishChanges;
      version?: SeenVersion;
    }[];
    default_choices?: MenuChoices;
  };
};
export type PublishMenuDaysApiResponse = /** status 200 Yayınlandı */ {
  success: Success;
  /** Etkilenen gün sayısı */
  modified: Count;
  undeclared_dishes: UndeclaredDishes;
};
export type PublishMenuDaysApiArg = {
  cateringId: Id;
  corpId: Id;
  body: {
    shift_id: Id;
    start_date: LocalDate;
    end_date: LocalDate;
  };
};
export type GetMenuWeekApiResponse = /** status 200 Hafta */ MenuWeek;
export type GetMenuWeekApiArg = {
  cateringId: Id;
  corpId: Id;
  /** İlk günü */
  startDate: LocalDate;
};
export type CountMissingMenusApiResponse = /** status 200 Sayılar */ {
  shifts: {
    shift_id: Id;
    missing: Count;
  }[];
};
export type CountMissingMenusApiArg = {
  cateringId: Id;
  corpId: Id;
  startDate: LocalDate;
  endDate: LocalDate;
};
export type CopyMenuDaysApiResponse = /** status 200 Hedef hedef ve gün gün */ {
  success: Success;
  /** Yazılan günler */
  copied: Count;
  /** Atlanan günler */
  skipped: Count;
  targets: {
    corporate_id: Id;
    corporate_name: string;
    shift_id: string | null;
    shift_title: string | null;
    problem: GroupProblem;
    days: {
      from_date: LocalDate;
      date: LocalDate;
      common_courses: CourseNames;
      dishes: string[];
      outcome: "copied" | "overwritten" | "unchanged" | "skipped";
      /** Neden atlandığı */
      message: string | null;
    }[];
  }[];
};
export type CopyMenuDaysApiArg = {
  cateringId: Id;
  corpId: Id;
  body: {
    shift_id: Id;
    start_date: LocalDate;
    end_date: LocalDate;
    /** İlk haftanın gideceği haftadan bir gün */
    onto: LocalDate;
    /** Haftaların art arda kaç kez yazılacağı */
    repeat?: number;
    targets?: {
      corporate_id: Id;
      shift_id: Id;
    }[];
    group_id?: Id;
  };
};
export type PreviewMenuCopyApiResponse =
  /** status 200 Hedef hedef ve gün gün */ {
    success: Success;
    /** Yazılan günler */
    copied: Count;
    /** Atlanan günler */
    skipped: Count;
    targets: {
      corporate_id: Id;
      corporate_name: string;
      shift_id: string | null;
      shift_title: string | null;
      problem: GroupProblem;
      days: {
        from_date: LocalDate;
        date: LocalDate;
        common_courses: CourseNames;
        dishes: string[];
        outcome: "copied" | "overwritten" | "unchanged" | "skipped";
        /** Neden atlandığı */
        message: string | null;
      }[];
    }[];
  };
export type PreviewMenuCopyApiArg = {
  cateringId: Id;
  corpId: Id;
  body: {
    shift_id: Id;
    start_date: LocalDate;
    end_date: LocalDate;
    /** İlk haftanın gideceği haftadan bir gün */
    onto: LocalDate;
    /** Haftaların art arda kaç kez yazılacağı */
    repeat?: number;
    targets?: {
      corporate_id: Id;
      shift_id: Id;
    }[];
    group_id?: Id;
  };
};
export type ListMenuTargetsApiResponse = /** status 200 En fazla 50 firma */ {
  companies: {
    id: Id;
    name: string;
    shifts: {
      id: Id;
      title: string;
      start_time: LocalTime;
      end_time: LocalTime;
      days: number[];
      timezone: string;
      /** Menüsü yayınlanmamışsa bir sonraki iş günü */
      missing_on: LocalDate | null;
    }[];
  }[];
  total: Count;
};
export type ListMenuTargetsApiArg = {
  companyId: Id;
  search?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetKitchenStatsApiResponse = /** status 200 Sayılar */ KitchenStats;
export type GetKitchenStatsApiArg = {
  cateringId: Id;
  corpId: Id;
  shiftId?: Id;
  deptId?: Id;
};
export type GetKitchenListsApiResponse =
  /** status 200 Listeler */ KitchenLists;
export type GetKitchenListsApiArg = {
  cateringId: Id;
  corpId: Id;
  /** İlk gün; verilmezse bugün (Europe/Istanbul) */
  date?: LocalDate;
};
export type ExportKitchenListsApiResponse =
  /** status 200 Excel dosyası */ Blob;
export type ExportKitchenListsApiArg = {
  cateringId: Id;
  corpId: Id;
  date: LocalDate;
  shiftId?: Id;
};
export type ListGuestsApiResponse =
  /** status 200 Öğünler, tarihe ve saate göre */ {
    today: LocalDate;
    /** Okunduğu an */
    at: Instant;
    meals: GuestMeal[];
    /** Her hafta gelenler; güne, vardiyaya, departmana göre */
    repeats: WeeklyGuests[];
    /** Okuyanın departmanı */
    own_department_id: string | null;
    /** Okuyanın ilk vardiyası; hepsiyse `null` */
    own_shift_id: string | null;
    /** Bundan çok öğün var */
    has_more: boolean;
  };
export type ListGuestsApiArg = {
  companyId: Id;
  /** İlk gün (Türkiye saati) */
  startDate?: LocalDate;
};
export type GetPlannedComponentApiResponse = /** status 200 Bileşen */ {
  component: PlannedComponent;
  /** Bu günün yemeklerinde başka adla yazılıp bununla birlikte sayılanlar; kendi adı verilirse (`nameComponent`) ayrılır */
  joined: {
    key: string;
    name: string;
  }[];
  /** Porsiyonu çok olan firma önce */
  servings: {
    corporate_id: Id;
    corporate_name: string;
    shift_id: Id;
    shift_title: string;
    serving_time: LocalTime;
    portions: Count;
    guests: GuestCount;
    later: LaterPortions;
    is_frozen: boolean;
    /** Bileşenin olduğu yemekler */
    dishes: string[];
  }[];
};
export type GetPlannedComponentApiArg = {
  companyId: Id;
  /** Planda verilen anahtar */
  componentKey: string;
  date: LocalDate;
};
export type SaveOwnNumberApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  component: PlannedComponent;
};
export type SaveOwnNumberApiArg = {
  companyId: Id;
  /** Planda verilen anahtar */
  componentKey: string;
  body: {
    date: LocalDate;
    own_number: number | null;
  };
};
export type SaveReserveApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveReserveApiArg = {
  companyId: Id;
  body: {
    reserve_percent: ReservePercent;
  };
};
export type NameComponentApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type NameComponentApiArg = {
  companyId: Id;
  /** Planda verilen anahtar */
  componentKey: string;
  body: {
    name: string;
  };
};
export type ListRoutesApiResponse = /** status 200 Firmalar */ {
  firms: {
    corporate_id: Id;
    corporate_name: string;
    route: RouteOrNone;
    place: PlaceOrNone;
  }[];
  /** Bundan çok firma var */
  has_more: boolean;
};
export type ListRoutesApiArg = {
  companyId: Id;
};
export type SaveRoutesApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveRoutesApiArg = {
  companyId: Id;
  body: {
    firms: {
      corporate_id: Id;
      route: RouteOrNone;
      place: PlaceOrNone;
    }[];
  };
};
export type ListDeliveriesApiResponse =
  /** status 200 Teslimler, saate göre */ {
    date: LocalDate;
    /** Bundan çok teslim var */
    has_more: boolean;
    deliveries: {
      menu_day_id: Id;
      catering_id: Id;
      catering_name: string;
      shift_id: Id;
      shift_title: string;
      serving_time: LocalTime;
      portions: Count;
      guests: GuestCount;
      confirmation: DeliveryConfirmation;
    }[];
  };
export type ListDeliveriesApiArg = {
  companyId: Id;
  /** Verilmezse bugün (Europe/Istanbul) */
  date?: LocalDate;
};
export type ConfirmDeliveryApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  confirmation: DeliveryConfirmation;
};
export type ConfirmDeliveryApiArg = {
  companyId: Id;
  menuDayId: Id;
  body: {
    received_portions: number | null;
  };
};
export type CreateProductApiResponse = /** status 201 Ürün */ {
  success: Success;
  product: Product;
};
export type CreateProductApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    name: ProductName;
    description: ProductDescription;
    category?: ProductCategory;
    code?: ProductCode;
    /** KDV hariç; en fazla iki ondalık */
    unit_price: Lira;
    vat_rate?: VatRate;
    stock_quantity: StockQuantity;
    unit_type?: UnitType;
    content_quantity?: ContentQuantity;
    content_unit?: ContentUnit;
    minimum_order_quantity?: MinimumOrderQuantity;
    image_url?: ProductImage;
  };
};
export type UploadProductsApiResponse = /** status 200 Sonuç */ {
  success: Success;
  added_count: Count;
  updated_count: Count;
  unchanged_count: Count;
  failed_count: Count;
  /** Alınmayan satırlar */
  errors: {
    row: number;
    message: string;
  }[];
};
export type UploadProductsApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    /** En fazla 5 MB */
    file: Blob;
  };
};
export type UpdateProductApiResponse = /** status 200 Ürün */ {
  success: Success;
  product: Product;
};
export type UpdateProductApiArg = {
  companyId: Id;
  productId: Id;
  body: {
    name: ProductName;
    description: ProductDescription;
    category?: ProductCategory;
    code?: ProductCode;
    /** KDV hariç; en fazla iki ondalık */
    unit_price: Lira;
    vat_rate?: VatRate;
    stock_quantity: StockQuantity;
    /** Formun açıldığı andaki stok: aynısı gönderilirse stoka dokunulmaz, stok o sırada değiştiyse düzeltme reddedilir */
    seen_stock_quantity?: number;
    unit_type?: UnitType;
    content_quantity?: ContentQuantity;
    content_unit?: ContentUnit;
    minimum_order_quantity?: MinimumOrderQuantity;
    image_url?: ProductImage;
    version?: SeenVersion;
  };
};
export type DeleteProductApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type DeleteProductApiArg = {
  companyId: Id;
  productId: Id;
};
export type ListStockMovementsApiResponse =
  /** status 200 En fazla 50 hareket */ {
    product: Product;
    movements: StockMovement[];
    has_more: boolean;
  };
export type ListStockMovementsApiArg = {
  companyId: Id;
  productId: Id;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type GetDeliveryTermsApiResponse = /** status 200 Koşullar */ {
  delivery_terms: DeliveryTermsOrNone;
};
export type GetDeliveryTermsApiArg = {
  companyId: Id;
};
export type SaveDeliveryTermsApiResponse = /** status 200 Koşullar */ {
  success: Success;
  delivery_terms: DeliveryTermsOrNone;
};
export type SaveDeliveryTermsApiArg = {
  companyId: Id;
  body: {
    weekdays: DeliveryWeekdays;
    cutoff_days: OrderCutOffDays;
    cutoff_time: OrderCutOffTime;
    /** KDV hariç, en fazla iki ondalık; 0 ise her tutar */
    minimum_amount: number;
    version?: SeenVersion;
  };
};
export type DeliverOrderApiResponse = /** status 200 Sipariş */ {
  success: Success;
  order: OrderDetail;
};
export type DeliverOrderApiArg = {
  companyId: Id;
  orderId: Id;
  body: {
    lines: {
      product_id: Id;
      /** En fazla iki ondalık; sipariş edilenin iki katına kadar */
      delivered_quantity: number;
      /** Teslim edilenden geri alınan; en fazla iki ondalık */
      returned_quantity?: number;
    }[];
    version?: SeenVersion;
  };
};
export type GetStoreStatsApiResponse =
  /** status 200 İstatistikler */ StoreStats;
export type GetStoreStatsApiArg = {
  companyId: Id;
  period?: "1_day" | "1_week" | "1_month" | "1_year";
};
export type ListStoreProductsApiResponse = /** status 200 En fazla 100 ürün */ {
  delivery_terms: DeliveryTermsOrNone;
  supplier: CompanyName;
  products: StoreProduct[];
  /** Filtreye uyanlar */
  total: Count;
  /** Uyanlar daha fazla; aramada 1.000 ürün sayılır */
  is_total_capped: boolean;
  has_more: boolean;
  categories: ProductCategories;
  /** Bütün kategoriler */
  categories_total: Count;
};
export type ListStoreProductsApiArg = {
  companyId: Id;
  supplierId: Id;
  search?: string;
  /** Boşsa hepsi */
  category?: string;
  /** Yalnızca bunlar, virgülle ayrılmış; sepetteki ürünlerin şimdiki hâli için */
  productIds?: string;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
  /** Kimliği verilen satırdan sonrakiler; offset atladığı kadar, bu her yerde aynı sürer */
  after?: string;
};
export type PlaceOrderApiResponse = /** status 201 Sipariş */ {
  success: Success;
  order: OrderDetail;
};
export type PlaceOrderApiArg = {
  companyId: Id;
  supplierId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  body: {
    items: {
      product_id: Id;
      /** En fazla iki ondalık */
      quantity: number;
      /** Onaylanan birim fiyat; yoksa karşılaştırılmaz */
      seen_unit_price?: number;
    }[];
    delivery_address?: string;
    /** İstenen teslim günü, en fazla 60 gün sonra; tedarikçinin bir teslimat günü, kapanışından önce */
    delivery_date?: DateOrNone;
    notes?: string;
  };
};
export type MarkOrdersSeenApiResponse =
  /** status 200 Görülen sipariş sayısı */ {
    success: Success;
    seen_count: Count;
  };
export type MarkOrdersSeenApiArg = {
  companyId: Id;
};
export type GetOrderApiResponse = /** status 200 Sipariş */ {
  order: OrderDetail;
};
export type GetOrderApiArg = {
  orderId: Id;
};
export type UpdateOrderApiResponse = /** status 200 Sipariş */ {
  success: Success;
  order: OrderDetail;
};
export type UpdateOrderApiArg = {
  orderId: Id;
  body: {
    status: OrderStatus;
    /** Karar verilirken görülen durum; sipariş o sırada değiştiyse istek reddedilir */
    seen_status?: OrderStatus;
  };
};
export type ListIngredientsApiResponse = /** status 200 Malzemeler */ {
  ingredients: Ingredient[];
  has_more: boolean;
};
export type ListIngredientsApiArg = {
  companyId: Id;
};
export type CreateIngredientApiResponse = /** status 201 Kaydedildi */ {
  success: Success;
  ingredient: Ingredient;
};
export type CreateIngredientApiArg = {
  companyId: Id;
  body: {
    name: IngredientName;
    base_unit: BaseUnit;
    allergens?: Allergens;
    links?: IngredientLinkInputs;
  };
};
export type UpdateIngredientApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  ingredient: Ingredient;
};
export type UpdateIngredientApiArg = {
  companyId: Id;
  ingredientId: Id;
  body: {
    name: IngredientName;
    base_unit: BaseUnit;
    allergens?: Allergens;
    links?: IngredientLinkInputs;
    version?: SeenVersion;
  };
};
export type ListRecipesApiResponse = /** status 200 Bileşenler */ {
  date: LocalDate;
  recipes: RecipeCard[];
  without_recipe: Count;
  has_more: boolean;
};
export type ListRecipesApiArg = {
  companyId: Id;
  /** Verilmezse bugün (Europe/Istanbul) */
  date?: LocalDate;
};
export type GetRecipeApiResponse = /** status 200 Reçete */ Recipe;
export type GetRecipeApiArg = {
  companyId: Id;
  /** Planda verilen anahtar */
  componentKey: string;
  /** Verilmezse bugün (Europe/Istanbul) */
  date?: LocalDate;
};
export type SaveRecipeApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  recipe: Recipe;
};
export type SaveRecipeApiArg = {
  companyId: Id;
  /** Planda verilen anahtar */
  componentKey: string;
  body: {
    /** Anahtarı yoldaki anahtar olan ad */
    name: string;
    /** Verilmezse bugün (Europe/Istanbul) */
    starts_on?: LocalDate;
    portions: RecipePortions;
    cooked_weight_g?: CookedWeight;
    method?: RecipeMethod;
    lines: {
      ingredient_id?: Id;
      recipe_key?: string;
      quantity: RecipeQuantity;
      unit: RecipeUnit;
      trim_percent?: TrimPercent;
      note?: RecipeNote;
    }[];
    /** 0 henüz reçete yoktu demektir */
    seen_revision?: number;
  };
};
export type SavePortionFactorsApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SavePortionFactorsApiArg = {
  companyId: Id;
  /** Planda verilen anahtar */
  componentKey: string;
  body: {
    firms: {
      corporate_id: Id;
      percent: PortionPercent;
    }[];
  };
};
export type ExportRecipesApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportRecipesApiArg = {
  companyId: Id;
};
export type ImportRecipesApiResponse = /** status 200 Sonuç */ {
  success: Success;
  recipes: {
    name: string;
    portions: RecipePortions;
    lines: Count;
    state: "new" | "changed" | "same";
  }[];
  new_ingredients: string[];
  /** Alınmayan satırlar */
  errors: {
    row: number;
    message: string;
  }[];
};
export type ImportRecipesApiArg = {
  companyId: Id;
  /** Aynı anahtarla yinelenen istek ilk cevabı alır, ikinci kez işlenmez */
  "Idempotency-Key"?: string;
  isPreview?: boolean;
  body: {
    /** En fazla 5 MB */
    file: Blob;
  };
};
export type GetPurchaseNeedsApiResponse =
  /** status 200 İhtiyaç */ PurchaseNeeds;
export type GetPurchaseNeedsApiArg = {
  companyId: Id;
  /** Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra */
  startDate?: LocalDate;
  /** Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra */
  endDate?: LocalDate;
};
export type ExportPurchaseNeedsApiResponse =
  /** status 200 Excel dosyası */ Blob;
export type ExportPurchaseNeedsApiArg = {
  companyId: Id;
  /** Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra */
  startDate?: LocalDate;
  /** Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra */
  endDate?: LocalDate;
};
export type ListPurchaseSourcesApiResponse =
  /** status 200 Tarihe, sonra pişirilecek sıraya göre */ {
    sources: PurchaseSource[];
    has_more: boolean;
  };
export type ListPurchaseSourcesApiArg = {
  companyId: Id;
  ingredientId: Id;
  /** Verilmezse yarın (Europe/Istanbul); en fazla 60 gün sonra */
  startDate?: LocalDate;
  /** Verilmezse menüsü olan yedinci gün; ilk günden en çok 13 gün sonra */
  endDate?: LocalDate;
};
export type ListShelfApiResponse = /** status 200 Malzemeler, ada göre */ {
  at: Instant;
  shelf: ShelfItem[];
  has_more: boolean;
};
export type ListShelfApiArg = {
  companyId: Id;
};
export type SaveShelfCountApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type SaveShelfCountApiArg = {
  companyId: Id;
  body: {
    date: LocalDate;
    serving_time: ServingTimeOrNone;
    counts: {
      ingredient_id: Id;
      /** En fazla üç ondalık */
      quantity: number;
      unit: "g" | "kg" | "ml" | "L" | "adet";
    }[];
  };
};
export type GetMonthCostsApiResponse =
  /** status 200 Ayın maliyeti */ MonthCosts;
export type GetMonthCostsApiArg = {
  companyId: Id;
  /** Verilmezse dünün ayı (Europe/Istanbul) */
  month?: Month;
};
export type ExportMonthCostsApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportMonthCostsApiArg = {
  companyId: Id;
  /** Verilmezse dünün ayı (Europe/Istanbul) */
  month?: Month;
};
export type GetFirmCostsApiResponse =
  /** status 200 Günler, tarihe göre */ FirmCosts;
export type GetFirmCostsApiArg = {
  companyId: Id;
  corpId: Id;
  /** Verilmezse dünün ayı (Europe/Istanbul) */
  month?: Month;
};
export type ReadAllNotificationsApiResponse = /** status 200 Okundu */ {
  success: Success;
  /** Bu istekle okunan bildirim sayısı */
  modified: Count;
};
export type ReadAllNotificationsApiArg = {
  companyId: Id;
  userId: Id;
};
export type ReadNotificationApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type ReadNotificationApiArg = {
  companyId: Id;
  userId: Id;
  notificationId: Id;
};
export type GetNotificationSettingsApiResponse =
  /** status 200 Tercihler */ NotificationSettings;
export type GetNotificationSettingsApiArg = {
  companyId: Id;
  userId: Id;
};
export type SaveNotificationSettingsApiResponse = /** status 200 Kaydedildi */ {
  success: Success;
  menu_updates_enabled: boolean;
  choice_reminders_enabled: boolean;
};
export type SaveNotificationSettingsApiArg = {
  companyId: Id;
  userId: Id;
  body: {
    menu_updates_enabled: boolean;
    /** Verilmezse olduğu gibi kalır */
    choice_reminders_enabled?: boolean;
  };
};
export type UnsubscribeFromPushApiResponse = /** status 200 Yapıldı */ {
  success: Success;
};
export type UnsubscribeFromPushApiArg = {
  companyId: Id;
  userId: Id;
  pushEndpoint: PushEndpoint;
};
export type CheckLivenessApiResponse = /** status 200 Ayakta */ Health;
export type CheckLivenessApiArg = void;
export type CheckReadinessApiResponse = /** status 200 Hazır */ Health;
export type CheckReadinessApiArg = void;
export type ProveServerApiResponse = /** status 200 Kanıt */ {
  /** base64url */
  proof: string;
};
export type ProveServerApiArg = {
  /** Sorunun kimliği */
  challenge: Id;
  /** Sorunun gönderildiği adres (origin) */
  address: string;
};
export type GetMetricsApiResponse = /** status 200 Ölçümler */ string;
export type GetMetricsApiArg = void;
export type ListAuditLogsApiResponse = /** status 200 En fazla 50 kayıt */ {
  logs: AuditLog[];
  has_more: boolean;
};
export type ListAuditLogsApiArg = {
  type: CompanyType;
  companyId: Id;
  /** Bir kişinin geçmişi */
  userId?: Id;
  logType?: LogType;
  /** İlk gün (Türkiye saati) */
  startDate?: LocalDate;
  /** Son gün */
  endDate?: LocalDate;
  /** Sunucu listenin kendi üst sınırına indirir */
  limit?: number;
  offset?: number;
};
export type ExportAuditLogsApiResponse = /** status 200 Excel dosyası */ Blob;
export type ExportAuditLogsApiArg = {
  type: CompanyType;
  companyId: Id;
  logType?: LogType;
  /** İlk gün (Türkiye saati) */
  startDate?: LocalDate;
  /** Son gün */
  endDate?: LocalDate;
};
export type GetImageApiResponse = /** status 200 Resim */ Blob;
export type GetImageApiArg = {
  companyId: Id;
  imageId: string;
};
export type Success = true;
export type Problem = {
  type: string;
  title: string;
  status: number;
  /** Ekranda olduğu gibi gösterilecek Türkçe cümle */
  detail: string;
  /** Makine için sabit kod, `şey.neden` */
  code: string;
  success: boolean;
  errors?: {
    path: string;
    message: string;
  }[];
  /** Kayıt bu arada değiştiyse şimdiki hâli; siparişte `lines` */
  present?: {
    [key: string]: any;
  };
};
export type Id = string;
export type PhoneInput = string;
export type Instant = string;
export type Passkey = {
  id: Id;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
};
export type SecondFactor = {
  is_on: boolean;
  /** Açıldığı an */
  since: Instant | null;
  /** Kullanılmamış kurtarma kodları */
  recovery_codes_left: number;
  passkeys: Passkey[];
};
export type SecondFactorCode = string;
export type KeyRole =
  "corporate1" | "corporate2" | "corporate3" | "corporate4" | "corporateOwner";
export type Key = {
  id: Id;
  name: string;
  role: KeyRole;
  /** İzin verilen adresler ve ağlar; boşsa hepsi */
  addresses: string[];
  state: "active" | "expired" | "revoked";
  created_at: Instant;
  /** Oluşturan kişi; komut satırında oluşturulduysa null */
  created_by_name: string | null;
  /** Oluşturan kişi şirkette hâlâ aktif mi; anahtar o ayrılınca da geçerli kalır */
  is_creator_active: boolean;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** Dakikada en fazla bir kez güncellenir */
  last_used_at: Instant | null;
  /** Son kullanıldığı IP adresi */
  last_used_address: string | null;
};
export type CompanyType = "corporate" | "catering" | "supplier";
export type LocalDate = string;
export type PasskeyChallenge = string;
export type PasskeySite = string;
export type PasskeyCredential = string;
export type PasskeyCredentials = PasskeyCredential[];
export type PasskeyClientData = string;
export type ApplicationStatus = "pending" | "approved" | "rejected";
export type Application = {
  id: Id;
  status: ApplicationStatus;
  /** Kendisi kaydolan çalışanın departmanı; kurumsal hesap başvurusunda null */
  department: string | null;
  applicant: {
    full_name: string;
    phone: string;
    /** Kendisi kaydolan çalışandan istenmez */
    email: string | null;
  };
  created_at: Instant;
  updated_at: Instant;
  notes: string | null;
};
export type Count = number;
export type WaitingPeople = {
  pending_applications: Count;
  oldest_application_at: Instant | null;
  /** Tek kullanımlık şifresini henüz değiştirmeyenler */
  never_signed_in: Count;
  /** Bu şifrelerden ilkinin süresinin dolduğu an */
  passwords_expire_at: Instant | null;
  /** Şifresini unuttuğunu bildiren aktif kişiler */
  reset_requests: Count;
  /** Yanıt bekleyen bilgi ve silme talepleri */
  privacy_requests: Count;
  /** Bunlardan ilkinin son yanıt günü */
  privacy_due_on: LocalDate | null;
};
export type EndingContract = {
  partnership_id: Id;
  company_id: Id;
  company_name: string;
  end_date: LocalDate;
  days_left: number;
};
export type GuestCount = number;
export type NextMenu = {
  date: LocalDate;
  closes_at: Instant;
  /** İlk kapanan vardiyanın saat dilimi */
  timezone: string;
  /** O gün seçimi açık bir vardiyada çalışanlar */
  people: Count;
  /** Bunlardan seçenler; yemeyeceğini söyleyen de seçmiştir */
  chosen: Count;
  guests: GuestCount;
  reminded_at: Instant | null;
  /** Seçmeyenlere bu gün için henüz hatırlatılmadı */
  can_remind: boolean;
  /** Seçmeyeni olan departmanlar, seçmeyeni en fazla olandan başlayarak */
  departments: {
    department_id: string | null;
    department_name: string | null;
    people: number;
    undecided: number;
  }[];
};
export type Activity = {
  description: string;
  /** Aynı gün aynı türden olanlar bir satırda anlatılır; kaç tane oldukları */
  count: number;
  timestamp: Instant;
};
export type RecentActivities = Activity[];
export type CorporateDashboard = {
  individual_users: Count;
  corporate_users: Count;
  total_preferences: Count;
  active_shifts: Count;
  /** Son 30 günde eklenenler */
  new_individual_users: Count;
  /** Son 30 günde eklenenler */
  new_corporate_users: Count;
  /** Aktif vardiyaların adları, başlangıç saatine göre */
  shift_titles: string[];
  /** Aktif departmanlar */
  departments: Count;
  partner_caterings: Count;
  /** Seçim yapılan ilk gün; iki tam hafta dolmadan haftalar karşılaştırılmaz */
  first_chosen_on: LocalDate | null;
  /** Bugünle biten 14 gün, eskiden yeniye */
  recent_days: {
    date: LocalDate;
    /** Bu gün için yapılan yemek seçimleri */
    chosen: Count;
    /** Bugün aktif olup o gün kayıtlı olan kişiler */
    people: Count;
  }[];
  /** Yöneticiyi bekleyenler; 1 ve 2. düzeylere null */
  needs: null | {
    waiting: WaitingPeople;
    /** Kararınızı bekleyen fesih talepleri */
    waiting_terminations: Count;
    /** Düzeltme yanıtınızı ya da onayınızı bekleyen mutabakatlar */
    waiting_statements: Count;
    /** 60 gün içinde biten ya da süresi dolmuş sözleşmeler, önce en yakını */
    ending_contracts: EndingContract[];
    /** Bu sözleşmelerin hepsi; listede en yakın on tanesi vardır */
    ending_contract_count: Count;
    next_menu: NextMenu | null;
    /** En az bir vardiyada yayınlanmış menüsü olmayan ilk sonraki iş günü; anlaşmalı catering yoksa null */
    menu_missing_on: LocalDate | null;
  };
  recent_activities: RecentActivities;
};
export type RecentDay = {
  date: LocalDate;
  /** Bu gün için yapılan yemek seçimleri */
  chosen: Count;
};
export type CompanyName = {
  id: Id;
  name: string;
};
export type CateringDashboard = {
  /** 5 üzerinden, bir ondalık; puan yoksa null */
  rating: number | null;
  /** Verilen puanlar */
  ratings: Count;
  /** Ortak firmaların aktif kullanıcıları */
  served_individuals: Count;
  total_preferences: Count;
  partner_corporates: Count;
  /** Seçim yapılan ilk gün; iki tam hafta dolmadan haftalar karşılaştırılmaz */
  first_chosen_on: LocalDate | null;
  /** Bugünle biten 14 gün, eskiden yeniye */
  recent_days: RecentDay[];
  /** Yöneticiyi bekleyenler; 1 ve 2. düzeylere null */
  needs: null | {
    waiting: WaitingPeople;
    /** Yanıtınızı bekleyen teklifler */
    waiting_offers: Count;
    /** Yanıtınızı bekleyen fiyat soruları */
    waiting_price_requests: Count;
    /** Firmalarla olan ve kararınızı bekleyen fesih talepleri */
    waiting_terminations: Count;
    /** Düzeltme yanıtınızı ya da onayınızı bekleyen mutabakatlar */
    waiting_statements: Count;
    /** Tedarikçilerle olanlar */
    waiting_supplier_terminations: Count;
    /** 60 gün içinde biten ya da süresi dolmuş sözleşmeler, önce en yakını */
    ending_contracts: EndingContract[];
    /** Bu sözleşmelerin hepsi; listede en yakın on tanesi vardır */
    ending_contract_count: Count;
    /** Bir sonraki iş gününün menüsü eksik olan bütün ortak firmalar, o güne göre */
    missing_menus: {
      date: LocalDate;
      firms: Count;
      /** Ada göre ilki */
      first_firm: CompanyName;
    }[];
    /** Ortak firmaların yanıt bekleyen bütün istekleri; yoksa null */
    pending_requests: null | {
      total: Count;
      firms: Count;
      oldest_at: Instant;
      /** En uzun süredir bekleyen */
      first_firm: CompanyName;
    };
  };
  recent_activities: RecentActivities;
};
export type SalesDay = {
  date: LocalDate;
  orders: Count;
  revenue: number;
};
export type SupplierDashboard = {
  total_orders: Count;
  /** Stokta bulunan ürün çeşidi */
  product_variety: Count;
  /** Son 30 gün */
  recent_orders: Count;
  partner_caterings: Count;
  /** Bugünle biten 14 gün, eskiden yeniye */
  recent_days: SalesDay[];
  /** Yöneticiyi bekleyenler; 1 ve 2. düzeylere null */
  needs: null | {
    waiting: WaitingPeople;
    /** Bekleyen siparişler */
    pending_orders: Count;
    /** Kararınızı bekleyen fesih talepleri */
    waiting_terminations: Count;
  };
  recent_activities: RecentActivities;
};
export type Address = {
  street: string;
  district: string;
  city: string;
  postal_code: string;
};
export type OfferStatus =
  "sent" | "accepted" | "rejected" | "withdrawn" | "expired";
export type CompanyCard = {
  id: Id;
  name: string;
  slug: string;
  type: CompanyType;
  address: Address;
  phone: string | null;
  /** Yetkili kişi; yalnızca aktif ortaklara */
  contact_name: string | null;
  created_at: Instant;
  is_active: boolean;
  /** Aktif kullanıcı sayısı; ortağı olmayana firmanınki 0 */
  employee_count: Count;
  ratings: {
    /** 5 üzerinden, bir ondalık; puan yoksa null */
    overall: number | null;
  };
  /** Anlaşmalı firmada çalışan sayısının yüzde 80'i, aşağı yuvarlanmış */
  daily_average: number | null;
  /** Cateringe, anlaşmalı firmanın bugünden 14 gün sonrasına kadar menüsü olmayan günleri; her vardiya ayrı sayılır */
  missing_menu_days: number | null;
  /** Çağıranın şirketiyle aktif ortaklığı var */
  is_partner: boolean;
  /** O ortaklık */
  partnership_id: string | null;
  partnership_created_at: string | null;
  /** Çağıranla bu şirket arasındaki son teklif */
  last_offer: null | {
    id: Id;
    status: OfferStatus;
    created_at: Instant;
    answered_at: string | null;
  };
};
export type Department = {
  id: Id;
  name: string;
  is_active: boolean;
  /** Aktif kişileri; yalnızca `include_inactive` ile */
  employee_count?: Count;
};
export type DepartmentName = string;
export type Role =
  | "individual"
  | "corporate1"
  | "corporate2"
  | "corporate3"
  | "corporate4"
  | "corporateOwner";
export type NamedShift = {
  id: Id;
  title: string;
};
export type RotationOrNone = {
  first_monday: LocalDate;
  weeks: NamedShift[][];
} | null;
export type Version = number;
export type Employee = {
  id: Id;
  full_name: string;
  /** 5XXXXXXXXX; yönetim yetkisi olmayanlara 5*******12 */
  phone: string;
  email: string | null;
  role: Role;
  is_active: boolean;
  department_id: string | null;
  department_name: string | null;
  /** Kendi vardiyaları, değişiyorsa bu haftanınkiler; hiçbiri hepsi demektir */
  shifts: NamedShift[];
  rotation: RotationOrNone;
  created_at: Instant;
  /** Şifresini unuttuğunu ne zaman bildirdi; yönetim yetkisi olmayanlara hep null */
  reset_requested_at: string | null;
  version: Version;
};
export type SlipCode = string | null;
export type FullName = string;
export type EmailOrNone = string | null;
export type OwnShiftIds = Id[];
export type FirstMonday = LocalDate;
export type RotatingWeeks = Id[][];
export type RotationPlan = {
  first_monday: FirstMonday;
  weeks: RotatingWeeks;
};
export type UnchangedEmployee = {
  id: Id;
  /** Böyle bir çalışan yoksa boş */
  full_name: string | null;
  code: string;
  message: string;
};
export type SeenVersion = number;
export type LocalTime = string;
export type Weekdays = number[];
export type CutOffDays = number;
export type CutOffTime = string;
export type Shift = {
  id: Id;
  title: string;
  start_time: LocalTime;
  end_time: LocalTime;
  days: Weekdays;
  timezone: string;
  cutoff_days: CutOffDays;
  cutoff_time: CutOffTime;
  is_active: boolean;
  version: Version;
};
export type Weekday = number;
export type StandingChoice = {
  shift_id: string;
  weekday: Weekday;
  /** Seçeneğin adı; yemeyecekse null */
  label: string | null;
};
export type OfficialDay = {
  date: LocalDate;
  from_time: string | null;
  name: string;
  /** Yanlışsa tarih kesinleşmedi */
  is_announced: boolean;
  /** Bu gün zaten kapalı */
  is_closed: boolean;
};
export type ClosingImpact = {
  /** İptal olacak seçimler */
  choices: Count;
  /** Bildirim gidecek kişiler */
  people: Count;
  /** İptal olacak misafirler; her haftakiler içinde değildir */
  guests: Count;
  /** Listesi kesinleşmiş günler */
  frozen_dates: LocalDate[];
  days: {
    date: LocalDate;
    shift_title: string;
    choices: Count;
  }[];
};
export type Absence = {
  /** İlk gün */
  first: LocalDate;
  /** Son gün */
  last: LocalDate;
};
export type AbsencePreviewDay = {
  date: LocalDate;
  /** Zaten yok */
  is_absent: boolean;
  /** Vardiyalarından biri çalışıyor ve firma kapalı değil */
  is_working_day: boolean;
  /** Geri alınacak seçimler */
  withdrawn_choices: number;
  /** Listesi kapanmış, yemeği ayrılmış seçimler */
  kept_choices: number;
};
export type AbsentPeople = {
  absences: {
    user_id: Id;
    full_name: string;
    department_name: string | null;
    first: LocalDate;
    last: LocalDate;
  }[];
  total: Count;
  /** Bugün yok olan kişiler */
  absent_today: Count;
  has_more: boolean;
};
export type ContractStatus =
  "running" | "ends_soon" | "expired" | "open" | "ending" | "ended";
export type LiraOrNone = number | null;
export type DateOrNone = string | null;
export type Contract = {
  status: ContractStatus;
  unit_price: LiraOrNone;
  price_since: DateOrNone;
  previous_price: LiraOrNone;
  next_price: LiraOrNone;
  next_price_from: DateOrNone;
  /** Anlaşılan son gün */
  end_date: DateOrNone;
  /** Bitişe kalan gün; süresi dolduysa eksi */
  days_left: number | null;
  /** Onaylanmış feshin günü; ortaklığın olmadığı ilk gün */
  ends_on: DateOrNone;
};
export type PartnerOrders = null | {
  total: Count;
  pending: Count;
  /** İptal edilenler hariç */
  revenue: number;
};
export type PendingTermination = null | {
  id: Id;
  is_own: boolean;
  effective_date: DateOrNone;
};
export type Partnership = {
  id: Id;
  partnership_type: "catering" | "supplier";
  catering_id: Id;
  corporate_id: string | null;
  supplier_id: string | null;
  is_active: boolean;
  created_at: Instant;
  ended_at: string | null;
  company: CompanyCard;
  contract: Contract;
  orders: PartnerOrders;
  /** Menüsünü bu cateringin yazdığı vardiyalar; biten ortaklıkta bittiği gündekiler */
  shift_titles: string[];
  waiting_offer: null | {
    id: Id;
    unit_price: number;
    created_at: Instant;
    expires_at: Instant;
  };
  pending_termination: PendingTermination;
};
export type MealVatRate = 1 | 10 | 20;
export type BillingPeriod = "month" | "half_month" | "week";
export type GuaranteedMinimum = {
  portions: number;
  weekdays: Weekdays;
} | null;
export type Terms = {
  offer_id: Id;
  unit_price: number;
  start_date: LocalDate;
  /** Anlaşılan son gün */
  end_date: LocalDate;
  /** Fiyatın geçerli olduğu son gün; sürüyorsa null */
  valid_until: DateOrNone;
  vat_rate: MealVatRate;
  period: BillingPeriod;
  minimum: GuaranteedMinimum;
};
export type DeliveryForm =
  ("bulk" | "boxed" | null) | ("bulk" | "boxed" | null);
export type OfferDuration = 3 | 6 | 12 | 24 | 36;
export type Offer = {
  id: Id;
  status: OfferStatus;
  is_renewal: boolean;
  corporate_id: Id;
  catering_id: Id;
  partnership_id: string | null;
  unit_price: number;
  /** Yenilemede, yeni koşullar başlamasa o gün geçerli olacak fiyat */
  previous_price: number | null;
  duration_months: OfferDuration;
  vat_rate: MealVatRate;
  period: BillingPeriod;
  minimum: GuaranteedMinimum;
  /** Kabulden önce istenen gün; null ise kabul edildiği gün */
  start_date: DateOrNone;
  end_date: DateOrNone;
  message: string;
  created_at: Instant;
  expires_at: Instant;
  answered_at: string | null;
  /** Yalnızca gönderen şirkete */
  sent_by_name: string | null;
  other_company: CompanyName;
};
export type TerminationRequest = {
  id: Id;
  partnership_id: Id;
  partnership_type: "catering" | "supplier";
  requested_by: CompanyType;
  /** Çağıranın şirketi istedi; yanıtı karşı taraf verir */
  is_own: boolean;
  reason: string;
  message: string;
  effective_date: DateOrNone;
  status: "pending" | "approved" | "rejected" | "withdrawn";
  created_at: Instant;
  decided_at: string | null;
  /** Yalnızca isteyen şirkete */
  asked_by_name: string | null;
  /** Karşı taraf */
  company_id: string;
  company_name: string;
  requesting_company_name: string;
  termination_details: null | {
    terminated_at: Instant;
    /** Feshi isteyen şirketin adı */
    terminated_by: string;
    final_reason: string;
  };
};
export type PartnershipDetail = {
  id: Id;
  partnership_type: "catering" | "supplier";
  catering_id: Id;
  corporate_id: string | null;
  supplier_id: string | null;
  is_active: boolean;
  created_at: Instant;
  ended_at: string | null;
  company: CompanyCard;
  contract: Contract;
  orders: PartnerOrders;
  /** Yeniden eskiye */
  terms: Terms[];
  /** Bütün dönemler; en yeni 100 dönem gelir */
  terms_total: Count;
  delivery_form?: DeliveryForm;
  /** Cateringin istediği kapanış; vardiyanınkinden erkense o geçerlidir */
  cutoff_days?: number | null;
  /** SS:DD, 24:00 olabilir */
  cutoff_time?: string | null;
  /** Son 30 günde seçilen öğünler */
  meals_last_30_days: Count;
  waiting_offer: null | Offer;
  termination: null | TerminationRequest;
};
export type Lira = number;
export type OfferDetail = {
  offer: Offer;
  company: CompanyCard;
  /** Süren ortaklığın bugünkü fiyatı */
  current_price: number | null;
  /** Bu iki şirketin süren ortaklığının koşulları */
  terms: Terms[];
  /** Bütün dönemler; en yeni 100 dönem gelir */
  terms_total: Count;
  meals_last_30_days: Count;
};
export type GroupCompany = {
  id: Id;
  name: string;
  slug: string;
};
export type GroupMisfit = {
  id: Id;
  name: string;
  /** Vardiyalarının gruba neden uymadığı */
  problem: string;
};
export type CorporateGroup = {
  id: Id;
  name: string;
  description: string;
  /** İlk üç firma, eklenme sırasıyla */
  companies: GroupCompany[];
  company_count: Count;
  /** Vardiyaları artık gruba uymayan ilk üç firma */
  misfits: GroupMisfit[];
  misfit_count: Count;
  created_at: Instant;
  version: Version;
};
export type CorporateGroupDetail = {
  id: Id;
  name: string;
  description: string;
  /** Eklenme sırasıyla; vardiyaları ilkininkilerle karşılaştırılır */
  companies: {
    id: Id;
    name: string;
    slug: string;
    /** Vardiyalarının gruba neden uymadığı; uyuyorsa null */
    problem: string | null;
  }[];
  /** İlk firmanın aktif vardiyaları, saatine göre */
  shifts: Shift[];
  created_at: Instant;
};
export type GroupStatistics = {
  company_count: Count;
  total_employees: Count;
  total_choices: Count;
  /** 5 üzerinden, bir ondalık; puan yoksa null */
  average_rating: number | null;
  companies: {
    id: Id;
    name: string;
    slug: string;
    employee_count: Count;
    choice_count: Count;
    average_rating: number | null;
  }[];
};
export type MailAddress = {
  kind: "person" | "department" | "managers" | "partner";
  /** Kişinin, departmanın ya da ortak şirketin kimliği */
  id: string | null;
  /** Gönderildiği andaki ad */
  name: string;
};
export type MailLabels = "reply"[];
export type Attachment = {
  id: Id;
  name: string;
  /** Bayt */
  size: number;
  type:
    | "application/pdf"
    | "image/png"
    | "image/jpeg"
    | "image/webp"
    | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    | "text/plain";
};
export type MailFolder = "inbox" | "sent" | "archived";
export type MessageSummary = {
  id: Id;
  from_address: MailAddress;
  /** Bir ortaktan geldiyse yazan kişinin adı; yanıt o ortağın yöneticilerine gider */
  from_person: string | null;
  to_addresses: MailAddress[];
  /** Mesajın gittiği kişiler */
  recipient_count: number;
  subject: string;
  /** Metnin ilk 100 karakteri */
  preview: string;
  labels: MailLabels;
  attachments: Attachment[];
  is_read: boolean;
  /** Okuyanlar. Alıcı yalnızca kendisini görür; gönderen, mesajın tamamında en fazla 100 kişiyi. */
  read_by: Id[];
  folder: MailFolder;
  /** Kişinin kendi gönderdiği */
  is_own: boolean;
  created_at: Instant;
};
export type Message = MessageSummary & {
  body: string;
  /** Gönderenin departmanı */
  from_department: string | null;
  /** Okuyanların sayısı; yalnızca gönderene */
  read_count: number | null;
  /** Yanıtın gideceği şirketlerin hepsi aktif bir ortaksa ya da mesaj şirket içindeyse true; değilse mesaj yalnızca okunur */
  can_reply: boolean;
};
export type PersonRecipient = {
  kind: "person";
  id: Id;
};
export type DepartmentRecipient = {
  kind: "department";
  id: Id;
};
export type ManagersRecipient = {
  kind: "managers";
};
export type PartnerRecipient = {
  kind: "partner";
  id: Id;
};
export type MailRecipient =
  | ({
      kind: "person";
    } & PersonRecipient)
  | ({
      kind: "department";
    } & DepartmentRecipient)
  | ({
      kind: "managers";
    } & ManagersRecipient)
  | ({
      kind: "partner";
    } & PartnerRecipient);
export type UnreadMessages = {
  inbox: number;
  archived: number;
};
export type Urgency = "low" | "med" | "high";
export type RequestStatus = "pending" | "in_progress" | "resolved";
export type Reply = {
  text: string;
  created_at: Instant;
  /** Cateringlere birbirlerinin adı gösterilmez, o zaman null */
  catering_name: string | null;
};
export type KitchenRequest = {
  id: Id;
  title: string;
  message: string;
  tags: string[];
  urgency: Urgency;
  status: RequestStatus;
  reply: Reply | null;
  /** A*** Y*** */
  author_masked: string;
  date: LocalDate;
  created_at: Instant;
};
export type FirmRequest = KitchenRequest & {
  firm: CompanyName;
};
export type Stars = number;
export type Month = string;
export type OwnComment = {
  stars: Stars;
  /** Yemeğin yendiği ay */
  month: Month;
  /** Başka firmalar da okuyabilir */
  is_allowed: boolean;
  /** Catering şu anda gösteriyor */
  is_shown: boolean;
};
export type OwnRequest = {
  id: Id;
  title: string;
  message: string;
  tags: string[];
  urgency: Urgency;
  status: RequestStatus;
  reply: Reply | null;
  /** Puandan sonra yazıldıysa; puanın sahibi artık bilinmiyorsa ve izin yoksa null */
  comment: OwnComment | null;
  date: LocalDate;
  created_at: Instant;
};
export type RequestTags = string[];
export type RatedMeal = {
  date: LocalDate;
  shift_id: Id;
};
export type UndeclaredDishes = Count;
export type ChoiceKey = string;
export type RefusedDay = {
  date: LocalDate;
  code: string;
  message: string;
  /** `menu_day.dish_chosen`: yenisinin ne olduğu söylenmesi gereken, seçilmiş yemekler */
  chosen_dishes: {
    key: ChoiceKey;
    /** Seçilmiş olan */
    dish: string;
    people: number;
  }[];
  /** Birden çok firmaya yazılırken günün vardiyası */
  shift_title?: string;
  /** Bu gün için seçim kapandı: seçilmiş bir yemeğin adı düzeltilemez, yerine yalnızca başka bir yemek gelebilir */
  is_closed?: boolean;
};
export type GroupProblem = null | {
  code: string;
  message: string;
};
export type SeenCompanies = Id[];
export type DishTags = string[];
export type DishImage = string | null;
export type Allergen =
  | "gluten"
  | "crustaceans"
  | "eggs"
  | "fish"
  | "peanuts"
  | "soy"
  | "milk"
  | "nuts"
  | "celery"
  | "mustard"
  | "sesame"
  | "sulphites"
  | "lupin"
  | "molluscs";
export type Allergens = Allergen[] | null;
export type ContainsPork = boolean | null;
export type ContainsAlcohol = boolean | null;
export type Kcal = number | null;
export type PortionGrams = number | null;
export type Meal = {
  name: string;
  tags?: DishTags;
  image_url?: DishImage;
  allergens?: Allergens;
  contains_pork?: ContainsPork;
  contains_alcohol?: ContainsAlcohol;
  kcal?: Kcal;
  portion_g?: PortionGrams;
};
export type Meals = {
  [key: string]: Meal;
};
export type MenuChoices = {
  key: ChoiceKey;
  label: string;
}[];
export type Course =
  | "soup"
  | "main"
  | "side"
  | "salad"
  | "meze"
  | "dessert"
  | "fruit"
  | "drink"
  | "other";
export type WrittenCourses = {
  course: Course;
  name: string;
  tags?: DishTags;
  image_url?: DishImage;
  allergens?: Allergens;
  contains_pork?: ContainsPork;
  contains_alcohol?: ContainsAlcohol;
  kcal?: Kcal;
  portion_g?: PortionGrams;
}[];
export type DishChange = "correction" | "substitution";
export type FirmsMenuDays = {
  date: LocalDate;
  meals: Meals;
  choices?: MenuChoices;
  common_courses?: WrittenCourses;
  /** Seçilmiş bir yemeğin yerine gelenin ne olduğu. Firmalarda başka başka yemekler seçilmiş olabilir; her satır
    kendi `dish` alanındaki yemeğin yerine geleni anlatır.
     */
  dish_changes?: {
    key: ChoiceKey;
    dish: string;
    change: DishChange;
  }[];
}[];
export type MenuShifts = {
  corporate_id: Id;
  shift_id: Id;
}[];
export type DishComponents = string[] | null;
export type Dish = {
  id: Id;
  /** En son yazıldığı gibi */
  name: string;
  tags: DishTags;
  image_url: DishImage;
  allergens: Allergens;
  contains_pork: ContainsPork;
  contains_alcohol: ContainsAlcohol;
  kcal: Kcal;
  portion_g: PortionGrams;
  components: DishComponents;
  /** Menü yazılırken önerilmez */
  is_hidden: boolean;
  /** Bulunduğu menü günleri; firma, vardiya ve tarih başına bir */
  times_written: Count;
  last_served_on: DateOrNone;
  /** Verilen puanların ortalaması */
  rating: number | null;
  version: Version;
};
export type DishDetail = Dish & {
  /** Verildiği son 6 gün, yeniden eskiye */
  served_on: LocalDate[];
  /** Verileceği ilk 6 gün */
  coming_on: LocalDate[];
  /** Beyanın en son değiştiği an */
  declared_at: string | null;
};
export type AverageRating = number | null;
export type MonthlyRatings = {
  /** Ayın ilk günü */
  month: LocalDate;
  /** Bir ondalık; gösterilebilecek kadar puan yoksa null */
  average: number | null;
  ratings: number | null;
}[];
export type RatingDirection =
  | ("rising" | "falling" | "steady" | null)
  | ("rising" | "falling" | "steady" | null);
export type RatedDish = {
  id: Id;
  name: string;
  tags: DishTags;
  image_url: DishImage;
  average: AverageRating;
  /** Ortalamadaki puanlar */
  ratings: Count;
  months: MonthlyRatings;
  direction: RatingDirection;
};
export type DishRatings = RatedDish & {
  /** Puanı en düşük olan önce, ötekilerin toplamı en sonda */
  firms: {
    /** null: öteki firmalar birlikte */
    firm: CompanyName | null;
    average: AverageRating;
    ratings: Count;
    months: MonthlyRatings;
    direction: RatingDirection;
  }[];
  /** Bütün satırlar */
  firm_total: Count;
};
export type CommonCourse = {
  course: Course;
  name: string;
};
export type CommonCourses = CommonCourse[];
export type KitchenList = {
  catering_id: Id;
  catering_name: string;
  shift_id: Id;
  shift_title: string;
  start_time: LocalTime;
  end_time: LocalTime;
  timezone: string;
  date: LocalDate;
  /** Seçimin kapandığı ve listenin dondurulduğu an */
  closes_at: Instant;
  is_frozen: boolean;
  options: {
    key: string;
    label: string;
    meal: string;
    tags: DishTags;
    count: Count;
    /** Kesinleştikten sonraki fark; sayıya katılmaz. Firmaya üçten az kişi ayrılmışsa söylenmez */
    later: number;
    /** Bu seçeneği seçenlerin önceden seçtiği ve yerine bunun geldiği yemekler */
    replaces: string[];
    /** Kesinleştikten sonra yerine geçen yemek */
    replaced_by: string | null;
  }[];
  /** Ortak yemekler; her biri `meals` porsiyondur */
  common_courses: CommonCourses;
  /** Kesinleştikten sonra değiştiyse şimdiki yemekler */
  courses_now: null | CommonCourses;
  /** Toplam porsiyon; yemeyecekler içinde değildir */
  meals: Count;
  /** Misafirler; öteki sayılara katılmaz */
  guests: {
    portions: Count;
    /** Yalnızca sayısı bilinenler */
    without_option: Count;
    /** Seçenek anahtarına göre porsiyon */
    counts: {
      [key: string]: Count;
    };
    /** Ağırlayan departmanlar; misafiri çok olan önce */
    departments: {
      department_id: string | null;
      department_name: string;
      portions: Count;
    }[];
  };
  skipped: Count;
  /** Kesinleştikten sonra toplam porsiyondaki fark */
  later: number;
  undecided: number | null;
  /** Seçmeyenlerden beklenen porsiyon */
  expected: number | null;
  /** Porsiyonu çok olan önce */
  departments: {
    department_id: string | null;
    department_name: string;
    /** Birlikte sayılan küçük departmanlar */
    is_others: boolean;
    total: Count;
    /** Seçenek anahtarına göre porsiyon */
    counts: {
      [key: string]: Count;
    };
  }[];
};
export type KitchenLists = {
  /** Haftanın son listeleri verilmedi */
  has_more: boolean;
  today: LocalDate;
  /** Listelerin ilk günü */
  date: LocalDate;
  /** Canlı sayıların anı */
  at: Instant;
  /** Tarihe, sonra vardiyanın başlangıcına göre */
  lists: KitchenList[];
};
export type MenuStatus = "draft" | "published";
export type MenuMeal = {
  dish_id: Id;
  name: string;
  tags: DishTags;
  image_url: DishImage;
  allergens: Allergens;
  contains_pork: ContainsPork;
  contains_alcohol: ContainsAlcohol;
  kcal: Kcal;
  portion_g: PortionGrams;
};
export type MenuMeals = {
  [key: string]: MenuMeal;
};
export type MenuCourses = ({
  course: Course;
} & MenuMeal)[];
export type MenuDay = {
  date: LocalDate;
  shift_id: Id;
  status: MenuStatus;
  /** Seçimin kapandığı an; vardiyanın ve ortaklığın kapanış saatlerinden erken olanı */
  closes_at: Instant;
  meals: MenuMeals;
  choices: MenuChoices;
  common_courses: MenuCourses;
  /** Bu günü seçen kişi sayısı */
  choice_count: Count;
  /** Seçenek anahtarından onu seçen kişi sayısına; kimsenin seçmediği yoktur */
  choice_counts: {
    [key: string]: number;
  };
  version: Version;
};
export type DishChanges = {
  [key: string]: DishChange;
};
export type MenusAhead = {
  /** Arada menüsüz ya da taslak gün olmadan yayındaki son gün */
  published_until: null | LocalDate;
  drafts: Count;
  /** Menüsü olmayan çalışma günleri */
  missing: Count;
};
export type MenuWeekDay = {
  date: LocalDate;
  /** `missing`: çalışma günü, menüsü yok; `other_catering`: başka bir catering yayınladı */
  state:
    | "published"
    | "draft"
    | "missing"
    | "other_catering"
    | "no_shift"
    | "partnership_ended";
  is_past: boolean;
  /** Kapalı günün adı: firmanınki, firma açıksa cateringinki; gün kapalı değilse null. Kapalı gün `no_shift`tir */
  closed_name: string | null;
  choice_count: Count;
  /** Alerjenleri beyan edilmemiş yemekler */
  undeclared_dishes: Count;
};
export type MenuWeek = {
  /** Firmanın aktif çalışanları */
  people: Count;
  shifts: {
    shift_id: Id;
    title: string;
    start_time: LocalTime;
    end_time: LocalTime;
    /** Bugünden başlayarak menüsü olmayan çalışma günleri */
    missing_days: Count;
    ahead: MenusAhead;
    days: MenuWeekDay[];
  }[];
};
export type CourseNames = string[];
export type KitchenStats = {
  /** Bugünden başlayarak 7 gün */
  next_7_days: {
    date: LocalDate;
    total: Count;
    /** Yemeyeceğini söyleyenler; `total` içinde değildir */
    skipped?: Count;
    /** En çok seçilen 1.000 yemek; `total` hepsini sayar */
    choices: {
      key: string;
      label: string;
      /** Pişirilecek yemek */
      meal: string;
      count: Count;
    }[];
  }[];
  time_periods: {
    /** Bugün */
    last_1_day: Count;
    /** Bugün ile biten 7 gün */
    last_1_week: Count;
    /** Bugün ile biten 30 gün */
    last_1_month: Count;
    /** Bugün ile biten 365 gün */
    last_1_year: Count;
    /** Bütün seçimler, gelecek günlerinkiler de */
    all_time: Count;
  };
  /** Bugün ile biten 30 gün; seçimi olan departmanlar, ada göre */
  by_department: {
    /** Departmanı olmayanlar için null */
    department_id: string | null;
    department_name: string;
    total: Count;
    /** En çok seçilen 100 seçenek; `total` hepsini sayar */
    by_choice: {
      key: string;
      /** Seçeneğin son 30 gündeki en yeni adı */
      label: string;
      count: Count;
    }[];
  }[];
};
export type HostOrNone = string | null;
export type GuestOption = string | null;
export type GuestMeal = {
  date: LocalDate;
  shift_id: Id;
  shift_title: string;
  start_time: LocalTime;
  end_time: LocalTime;
  timezone: string;
  /** Kapanış */
  closes_at: Instant;
  is_open: boolean;
  /** Menü yayınlanmadıysa `null` */
  catering_name: string | null;
  /** Menü yayınlanmadıysa boş */
  options: {
    key: string;
    label: string;
    meal: string;
  }[];
  /** Bütün misafirler */
  portions: Count;
  guests: {
    department_id: HostOrNone;
    department_name: string | null;
    key: GuestOption;
    portions: Count;
    /** Her hafta gelenler */
    is_weekly: boolean;
  }[];
  /** Bir porsiyonun o günkü fiyatı; bilinmiyorsa ve göremeyene `null` */
  price: null | {
    unit_price: number;
    vat_rate: number;
  };
};
export type GuestPortions = number;
export type WeeklyGuests = {
  shift_id: Id;
  shift_title: string;
  weekday: Weekday;
  department_id: HostOrNone;
  department_name: string | null;
  portions: GuestPortions;
};
export type LaterPortions = number;
export type PlannedComponent = {
  key: string;
  name: string;
  /** Bir yemeğin ana bileşenidir */
  is_main: boolean;
  frozen: Count;
  /** Kesinleşmemiş listelerde şu ana kadar seçilenler */
  open: Count;
  /** Henüz seçmeyenlerden beklenen */
  estimate: Count;
  /** Misafirler */
  guests: Count;
  /** Pay */
  reserve: Count;
  /** frozen + open + estimate + guests + reserve */
  to_cook: Count;
  later: LaterPortions;
  /** Mutfağın kendi yazdığı sayı */
  own_number: number | null;
  /** Yazan kişi; bir yazılım anahtarı yazdıysa `null` */
  own_number_by: string | null;
  own_number_at: Instant | null;
};
export type ReservePercent = number;
export type RouteOrNone = string | null;
export type PlaceOrNone = number | null;
export type DeliveryConfirmation = null | {
  received_portions: Count;
  /** Onaylayan kişi; bir yazılım anahtarı onayladıysa ve cateringe `null` */
  by: string | null;
  at: Instant;
};
export type ProductCode = string | null;
export type VatRate = (1 | 10 | 20 | null) | (1 | 10 | 20 | null);
export type UnitType =
  | "gr"
  | "kg"
  | "L"
  | "mL"
  | "Adet"
  | "Koli"
  | "\u00C7uval"
  | "Teneke"
  | "Kasa"
  | "Paket"
  | "Kova"
  | "Torba"
  | "\u015Ei\u015Fe";
export type ContentQuantity = number | null;
export type ContentUnit =
  | ("gr" | "kg" | "L" | "mL" | "Adet" | null)
  | ("gr" | "kg" | "L" | "mL" | "Adet" | null);
export type Product = {
  id: Id;
  name: string;
  description: string;
  category: string;
  code: ProductCode;
  /** KDV hariç */
  unit_price: number;
  vat_rate: VatRate;
  /** Sipariş verilebilecek miktar */
  stock_quantity: number;
  /** Teslim edilmemiş siparişlere ayrılan */
  reserved_quantity: number;
  unit_type: UnitType;
  content_quantity: ContentQuantity;
  content_unit: ContentUnit;
  minimum_order_quantity: number;
  image_url: string | null;
  /** En az siparişin beş katından az kaldı */
  is_low: boolean;
  version: Version;
};
export type ProductName = string;
export type ProductDescription = string;
export type ProductCategory = string;
export type StockQuantity = number;
export type MinimumOrderQuantity = number;
export type ProductImage = string | null;
export type StockMovement = {
  id: Id;
  /** Eksi ise stoktan düşülen */
  quantity: number;
  stock_after: number;
  reason:
    | "opening"
    | "correction"
    | "upload"
    | "order"
    | "cancellation"
    | "reopening"
    | "delivery";
  order_id: string | null;
  order_no: string | null;
  /** Kendi çalışanı, siparişte alıcı şirket */
  actor_name: string | null;
  created_at: Instant;
};
export type DeliveryWeekdays = number[];
export type OrderCutOffDays = number;
export type OrderCutOffTime = string;
export type DeliveryTerms = {
  weekdays: DeliveryWeekdays;
  cutoff_days: OrderCutOffDays;
  cutoff_time: OrderCutOffTime;
  /** KDV hariç en az sipariş tutarı; 0 ise her tutar */
  minimum_amount: number;
  version: Version;
};
export type DeliveryTermsOrNone = DeliveryTerms | null;
export type OrderStatus =
  "pending" | "confirmed" | "preparing" | "delivered" | "cancelled";
export type OrderItem = {
  product_id: Id;
  /** Sipariş anındaki adı */
  product_name: string;
  product_code: ProductCode;
  quantity: number;
  unit_type: UnitType;
  content_quantity: ContentQuantity;
  content_unit: ContentUnit;
  unit_price: number;
  vat_rate: VatRate;
  total_price: number;
  /** Teslim edilene kadar `null` */
  delivered_quantity: number | null;
  /** Teslim edilenden geri alınan; teslim edilene kadar `null` */
  returned_quantity: number | null;
};
export type OrderDetail = {
  id: Id;
  /** Tedarikçinin sırasıyla, `S-1048` */
  order_no: string;
  supplier_id: Id;
  supplier_company_name: string;
  catering_id: Id;
  buyer_company_name: string;
  status: OrderStatus;
  status_changed_at: Instant;
  is_changed: boolean;
  /** Sipariş edilenin tutarı, KDV hariç */
  total_amount: number;
  /** KDV, oran oran toplanarak; bir satırın oranı girilmediyse `null` */
  vat_amount: number | null;
  total_with_vat: number | null;
  /** Teslim edilenden iadeler düşülerek, KDV hariç; teslim edilene kadar `null` */
  delivered_amount: number | null;
  delivered_with_vat: number | null;
  /** İstenen teslim günü */
  delivery_date: DateOrNone;
  created_at: Instant;
  delivery_address: string;
  notes: string;
  version: Version;
  items: OrderItem[];
  /** Bütün değişiklikler; siparişin verilmesi ve son 99 değişiklik gelir */
  history_total: Count;
  /** Eskiden yeniye */
  history: {
    /** Teslim edilen ya da iade alınan miktarı değişen satırlar */
    changed_lines: {
      product_name: string;
      unit_type: UnitType;
      delivered_quantity: number;
      returned_quantity: number;
    }[];
    status: OrderStatus;
    at: Instant;
    /** Kendi çalışanı; karşı şirketin kişilerinde null */
    actor_name: string | null;
    actor_company_name: string | null;
  }[];
  /** Çağıranın tarafının şimdi verebileceği durumlar */
  allowed_statuses: OrderStatus[];
  buyer_phone: string | null;
  supplier_phone: string | null;
};
export type StoreStats = {
  period: "1_day" | "1_week" | "1_month" | "1_year";
  first_date: LocalDate;
  last_date: LocalDate;
  /** Dönemde verilen siparişler */
  total_orders: Count;
  delivered_orders: Count;
  pending_orders: Count;
  cancelled_orders: Count;
  /** Dönemde verilen ve iptal edilmemiş siparişlerin tutarı */
  total_revenue: number;
  total_products: Count;
  low_stock_products: Count;
  low_stock_items: {
    id: Id;
    name: string;
    stock_quantity: number;
    unit_type: UnitType;
    minimum_order_quantity: number;
  }[];
  /** Ciroya göre */
  best_sellers: {
    product_id: Id;
    name: string;
    unit_type: UnitType;
    quantity: number;
    revenue: number;
  }[];
  /** Dönemin her günü */
  days: SalesDay[];
};
export type StoreProduct = {
  id: Id;
  name: string;
  description: string;
  category: string;
  code: ProductCode;
  /** KDV hariç */
  unit_price: number;
  vat_rate: VatRate;
  /** Sipariş verilebilecek miktar */
  stock_quantity: number;
  unit_type: UnitType;
  content_quantity: ContentQuantity;
  content_unit: ContentUnit;
  minimum_order_quantity: number;
  image_url: string | null;
  /** En az siparişin beş katından az kaldı */
  is_low: boolean;
};
export type ProductCategories = {
  /** Kategorisiz ürünlerde boş */
  category: string;
  products: number;
}[];
export type IngredientName = string;
export type BaseUnit = "g" | "ml" | "adet";
export type Ingredient = {
  id: Id;
  name: IngredientName;
  base_unit: BaseUnit;
  allergens: Allergens;
  /** Malzemenin bugün ya da sonra geçtiği reçeteler */
  recipes: Count;
  version: Version;
  /** Açık bağlar; tercih edilen önce */
  links: {
    product_id: Id;
    product_name: string;
    supplier_id: Id;
    supplier_name: string;
    unit_type: UnitType;
    /** Bir satış birimindeki temel birim */
    content: number;
    is_preferred: boolean;
    /** Ürün satılıyor ve mağaza açık */
    is_sold: boolean;
    unit_price: LiraOrNone;
  }[];
};
export type IngredientLinkInputs = {
  product_id: Id;
  /** Bir satış biriminin içeriği; sıfırdan büyük, en fazla üç ondalık */
  content: number;
  content_unit: "g" | "kg" | "ml" | "L" | "adet";
  is_preferred?: boolean;
}[];
export type RecipeCost = null | {
  /** Lira; kuruşa yuvarlanmış */
  per_portion: number;
  /** Yanlışsa maliyet en az bu kadardır */
  is_complete: boolean;
  /** Fiyatı bilinmeyen malzemeler ve reçetesi olmayan parçalar */
  unknown: string[];
};
export type RecipeCard = {
  key: string;
  name: string;
  has_recipe: boolean;
  /** Kütüphanede bileşenin geçtiği yemekler */
  dishes: Count;
  cost: RecipeCost;
};
export type RecipePortions = number;
export type CookedWeight = number | null;
export type RecipeMethod = string;
export type TrimPercent = number;
export type RecipeNote = string;
export type RecipeLine = {
  /** Başka bir reçeteyse `null` */
  ingredient_id: Id | null;
  /** Malzemeyse `null` */
  recipe_key: string | null;
  name: string;
  unit: "g" | "ml" | "adet" | "porsiyon";
  /** Net */
  quantity: number;
  trim_percent: TrimPercent;
  /** Net ÷ (1 − fire), üç ondalığa yukarı yuvarlanmış */
  gross: number;
  note: RecipeNote;
  /** Lira; fiyatı bilinmeyende ya da fiyatları göremeyenler için `null` */
  amount: number | null;
};
export type PortionPercent = number;
export type Recipe = {
  key: string;
  name: string;
  date: LocalDate;
  /** Her kayıtta artar; 0 henüz reçete yok demektir */
  revision: number;
  starts_on: DateOrNone;
  portions: RecipePortions;
  cooked_weight_g: CookedWeight;
  method: RecipeMethod;
  lines: RecipeLine[];
  cost: RecipeCost;
  changed_by: string | null;
  changed_at: Instant | null;
  /** En yenisi önce */
  versions: {
    starts_on: LocalDate;
    /** Bu günden sonra reçete yok */
    is_empty: boolean;
    by: string | null;
    at: Instant;
  }[];
  /** Malzemelerin söylediği alerjenler; yemeğe kendiliğinden yazılmaz */
  allergen_proposal: {
    allergen: Allergen;
    ingredients: string[];
  }[];
  /** Kütüphanede bileşenin geçtiği yemekler */
  dishes: {
    id: Id;
    name: string;
    allergens: Allergens;
  }[];
  /** İçinde bu reçete olan reçeteler */
  used_in: {
    key: string;
    name: string;
  }[];
  /** Porsiyon oranı 100 olmayan firmalar */
  portion_factors: {
    corporate_id: Id;
    corporate_name: string;
    percent: PortionPercent;
  }[];
};
export type RecipeQuantity = number;
export type RecipeUnit = "g" | "kg" | "ml" | "L" | "adet" | "porsiyon";
export type PurchaseLine = {
  ingredient_id: Id;
  ingredient: IngredientName;
  base_unit: BaseUnit;
  product_id: Id;
  product_name: string;
  unit_type: UnitType;
  /** Tercih edilen ürünün stoku yetmediği için; ihtiyaç öbür satırdadır */
  is_alternative: boolean;
  /** Temel birimle, üç ondalığa yukarı yuvarlanmış */
  needed: number;
  /** İlk gün depoda olacak; hiç sayılmamışsa `null`, hiçbir şey düşülmez */
  shelf: number | null;
  /** Yoldaki siparişlerde; ilk günden önceki günlere gidecek olan hariç */
  ordered: number;
  missing: number;
  /** Alınacak satış birimi; 0 depo yeter */
  units: number;
  /** En az sipariş olmasa */
  units_needed: number;
  /** En az sipariş için artırıldı */
  raised_by_minimum: boolean;
  /** Bir satış birimindeki temel birim */
  unit_content: number;
  /** Tedarikçinin stoku */
  stock: number;
  /** Alınınca artan */
  surplus: number;
  unit_price: LiraOrNone;
  amount: number | null;
};
export type PurchaseNeeds = {
  start_date: LocalDate;
  end_date: LocalDate;
  open_days: Count;
  /** Seçilen öğünler, misafirlerinkilerle */
  portions: Count;
  /** `portions` içindeki misafirler */
  guests: Count;
  /** Tahmini öğünler */
  estimate: Count;
  /** Tahminin öğünlerdeki yüzdesi */
  estimate_share: number;
  /** Listelerden en az biri kesinleşmedi */
  is_estimate: boolean;
  reserve_percent: ReservePercent;
  amount: number | null;
  /** Hesaba katılan sayımların en eskisi */
  oldest_count: Instant | null;
  has_more: boolean;
  suppliers: {
    supplier_id: Id;
    supplier_name: string;
    /** Tedarikçinin en az sipariş tutarı */
    minimum_amount: LiraOrNone;
    amount: number | null;
    lines: PurchaseLine[];
  }[];
  /** Listede ve tutarda olmayanlar */
  left_out: {
    what: string;
    reason:
      | "recipe_missing"
      | "part_missing"
      | "link_missing"
      | "not_sold"
      | "stock_short";
    /** Bileşen ya da içindeki reçete */
    key: string | null;
    ingredient_id: Id | null;
    portions: number | null;
    /** Temel birimle, eksik olan */
    quantity: number | null;
    base_unit: BaseUnit | null;
  }[];
};
export type PurchaseSource = {
  date: LocalDate;
  key: string;
  name: string;
  /** Pişirilecek, firmaların oranlarıyla */
  portions: number;
  /** Brüt */
  per_portion: number;
  quantity: number;
};
export type ServingTimeOrNone = string | null;
export type ShelfItem = {
  ingredient_id: Id;
  name: IngredientName;
  base_unit: BaseUnit;
  /** Şimdi, temel birimle */
  on_shelf: number | null;
  /** Son sayımda */
  counted: number | null;
  counted_at: Instant | null;
  date: DateOrNone;
  serving_time: ServingTimeOrNone;
  counted_by: string | null;
};
export type IngredientCost = number;
export type UnknownNames = string[];
export type Billed = number;
export type MonthCosts = {
  month: Month;
  /** Maliyeti saklanan günler */
  days: Count;
  /** Yemek pişirilen ama maliyeti saklanmamış günler */
  missing_days: LocalDate[];
  /** Kesinleşen öğünler */
  portions: Count;
  cost: IngredientCost;
  is_complete: boolean;
  unpriced: UnknownNames;
  without_recipe: UnknownNames;
  billed: Billed;
  unbilled_portions: Count;
  has_more: boolean;
  /** Ada göre */
  firms: {
    corporate_id: Id;
    corporate_name: string;
    portions: Count;
    cost: IngredientCost;
    is_complete: boolean;
    unpriced: UnknownNames;
    without_recipe: UnknownNames;
    billed: Billed;
    unbilled_portions: Count;
  }[];
  /** En pahalı olan önce */
  components: {
    key: string;
    name: string;
    /** Pişirilen, firmaların oranlarıyla */
    portions: number;
    cost: IngredientCost;
    is_complete: boolean;
    unpriced: UnknownNames;
    without_recipe: UnknownNames;
  }[];
};
export type FirmCosts = {
  month: Month;
  days: {
    date: LocalDate;
    portions: Count;
    cost: IngredientCost;
    is_complete: boolean;
    unpriced: UnknownNames;
    without_recipe: UnknownNames;
    unit_price: LiraOrNone;
    billed: number | null;
  }[];
};
export type NotificationSettings = {
  menu_updates_enabled: boolean;
  /** Seçim yapmadığı gün kapanmadan hatırlatılır */
  choice_reminders_enabled: boolean;
};
export type PushEndpointAddress = string;
export type PushEndpoint = {
  endpoint: PushEndpointAddress;
};
export type Health = {
  status: "ok" | "ready";
};
export type LogType =
  | "USER_CREATED"
  | "USER_UPDATED"
  | "ROLE_ASSIGNED"
  | "SHIFT_CREATED"
  | "SHIFT_UPDATED"
  | "COMPANY_UPDATED"
  | "APPLICATION_APPROVED"
  | "APPLICATION_REJECTED"
  | "MAIL_SENT";
export type AuditLog = {
  id: Id;
  type: LogType;
  description: string;
  meta: {
    [key: string]: any;
  };
  created_at: Instant;
  actor_id: string | null;
  /** Kişinin ya da platform yöneticisinin adı; komut satırında yapılan işlemlerde null */
  actor_name: string | null;
};
export const {
  useRequestPasswordResetMutation,
  useGetSecondFactorQuery,
  useStartSecondFactorMutation,
  useSwitchOnSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSwitchOffSecondFactorMutation,
  useListKeysQuery,
  useCreateKeyMutation,
  useRevokeKeyMutation,
  useGetOwnKeyQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useListApplicationsQuery,
  useGetCorporateDashboardQuery,
  useGetCateringDashboardQuery,
  useGetSupplierDashboardQuery,
  useGetCompanyQuery,
  useCreateDepartmentMutation,
  useUpdateDepartmentMutation,
  useDeactivateDepartmentMutation,
  useCreateEmployeeMutation,
  useResetEmployeePasswordsMutation,
  useUpdateEmployeesMutation,
  useGetEmployeeQuery,
  useUpdateEmployeeMutation,
  useAssignRoleMutation,
  useResetEmployeePasswordMutation,
  useCreateShiftMutation,
  useUpdateShiftMutation,
  useDeleteShiftMutation,
  usePreviewShiftEndQuery,
  useListKitchenShiftsQuery,
  useGetStandingChoicesQuery,
  useSaveStandingChoicesMutation,
  useListClosedDaysQuery,
  useCloseDaysMutation,
  useOpenDaysMutation,
  useListOfficialDaysQuery,
  usePreviewClosingQuery,
  useListAbsencesQuery,
  useMarkAbsenceMutation,
  usePreviewAbsenceQuery,
  useListAbsentPeopleQuery,
  useMarkAbsencesMutation,
  useEndAbsenceOfMutation,
  useImportAbsencesMutation,
  useListPartnershipsQuery,
  useGetPartnershipQuery,
  usePreviewPartnershipEndQuery,
  useSavePartnershipCutOffMutation,
  useSaveDeliveryFormMutation,
  useListSentOffersQuery,
  useSendOfferMutation,
  useGetSentOfferQuery,
  useWithdrawOfferMutation,
  useListReceivedOffersQuery,
  useGetReceivedOfferQuery,
  useAnswerOfferMutation,
  useListTerminationsQuery,
  useRequestTerminationMutation,
  useDecideTerminationMutation,
  useListCorporateGroupsQuery,
  useCreateCorporateGroupMutation,
  useGetCorporateGroupQuery,
  useUpdateCorporateGroupMutation,
  useDeleteCorporateGroupMutation,
  useAddCompanyToGroupMutation,
  useRemoveCompanyFromGroupMutation,
  useGetGroupStatisticsQuery,
  useListAvailableCompaniesQuery,
  useSendMessageMutation,
  useCountUnreadMessagesQuery,
  useGetMessageQuery,
  useDownloadAttachmentQuery,
  useUploadAttachmentMutation,
  useGetReceivedMessageQuery,
  useReadReceivedMessageMutation,
  useDownloadReceivedAttachmentQuery,
  useListKitchenRequestsQuery,
  useListFirmRequestsQuery,
  useAnswerRequestMutation,
  useListRequestsQuery,
  useCreateRequestMutation,
  useListUndecidedQuery,
  useRemindUndecidedMutation,
  useBulkUpsertGroupMenuMutation,
  usePublishGroupMenuMutation,
  useBulkUpsertFirmMenusMutation,
  usePublishFirmMenusMutation,
  useReadMenuFileMutation,
  useListDishesQuery,
  useGetDishQuery,
  useUpdateDishMutation,
  useListDishRatingsQuery,
  useGetDishRatingsQuery,
  useGetFirmListsQuery,
  useExportFirmListsQuery,
  useListMenuDaysQuery,
  useSaveMenuDayMutation,
  useBulkUpsertMenuDaysMutation,
  usePublishMenuDaysMutation,
  useGetMenuWeekQuery,
  useCountMissingMenusQuery,
  useCopyMenuDaysMutation,
  usePreviewMenuCopyMutation,
  useListMenuTargetsQuery,
  useGetKitchenStatsQuery,
  useGetKitchenListsQuery,
  useExportKitchenListsQuery,
  useListGuestsQuery,
  useGetPlannedComponentQuery,
  useSaveOwnNumberMutation,
  useSaveReserveMutation,
  useNameComponentMutation,
  useListRoutesQuery,
  useSaveRoutesMutation,
  useListDeliveriesQuery,
  useConfirmDeliveryMutation,
  useCreateProductMutation,
  useUploadProductsMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useListStockMovementsQuery,
  useGetDeliveryTermsQuery,
  useSaveDeliveryTermsMutation,
  useDeliverOrderMutation,
  useGetStoreStatsQuery,
  useListStoreProductsQuery,
  usePlaceOrderMutation,
  useMarkOrdersSeenMutation,
  useGetOrderQuery,
  useUpdateOrderMutation,
  useListIngredientsQuery,
  useCreateIngredientMutation,
  useUpdateIngredientMutation,
  useListRecipesQuery,
  useGetRecipeQuery,
  useSaveRecipeMutation,
  useSavePortionFactorsMutation,
  useExportRecipesQuery,
  useImportRecipesMutation,
  useGetPurchaseNeedsQuery,
  useExportPurchaseNeedsQuery,
  useListPurchaseSourcesQuery,
  useListShelfQuery,
  useSaveShelfCountMutation,
  useGetMonthCostsQuery,
  useExportMonthCostsQuery,
  useGetFirmCostsQuery,
  useReadAllNotificationsMutation,
  useReadNotificationMutation,
  useGetNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
  useUnsubscribeFromPushMutation,
  useCheckLivenessQuery,
  useCheckReadinessQuery,
  useProveServerQuery,
  useGetMetricsQuery,
  useListAuditLogsQuery,
  useExportAuditLogsQuery,
  useGetImageQuery,
} = injectedRtkApi;
